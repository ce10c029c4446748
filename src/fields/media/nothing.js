// Does nothing: the viewer asks for a script before it uses its own Meshopt decoder (viewer.ts).
