// Deliberately empty: the viewer requires a script address before it uses its built-in Meshopt decoder (viewer.ts).
