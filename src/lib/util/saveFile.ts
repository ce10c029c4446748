/** Downloads a file in the browser. */
export const saveFile = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by then; the address would keep the file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
