"""Routes, the WebSocket, pages and limits: everything that reads a request."""
