/** Hands the tester a file that was made in the page. */
export const download = (name: string, text: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by the next turn at the latest.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
