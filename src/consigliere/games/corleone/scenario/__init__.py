"""The words of scenarios: named moments, keys, and the vocabulary that explains them."""
