/** The code that shows Undo, which is loaded with the first undoable change. */
export const loadUndoHost = () => import('./undoHost');
