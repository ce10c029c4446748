import { useState, type DragEvent } from 'react';

/** Files dropped anywhere on the dialog; the browser never leaves the page for one. */
const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

export const useDrop = (onFiles: ((files: readonly File[]) => void) | null) => {
  const [isOver, setOver] = useState(false);
  return {
    isOver: isOver && onFiles !== null,
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = onFiles ? 'copy' : 'none';
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      // Leaving a part for another part of the dialog is not leaving it.
      if (event.relatedTarget === null) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      setOver(false);
      onFiles?.(files);
    },
  };
};
