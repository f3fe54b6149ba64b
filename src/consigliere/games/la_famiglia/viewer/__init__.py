"""What a viewer may know: views, what is hidden, and what follows from a view."""
