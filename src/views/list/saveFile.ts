/** Hands a file to the browser as a download. */
export const saveFile = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; the address must not keep the file for ever.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
};
