/** How long a drawing is waited for; without it, the table is printed all the same. */
const longestWait = 3_000;
const glance = 50;

/**
 * Opens the browser's print dialog when what is to be printed is there.
 * @param drawn selector of the drawing
 * @param onDone the dialog is closed
 * @returns gives it up
 */
export const printWhenDrawn = (drawn: string, onDone: () => void): (() => void) => {
  let waited = 0;
  const look = setInterval(() => {
    waited += glance;
    // The first glance only lets the drawing be laid out.
    if (waited === glance || (document.querySelector(drawn) === null && waited < longestWait))
      return;
    clearInterval(look);
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
  }, glance);
  return () => {
    clearInterval(look);
    window.removeEventListener('afterprint', onDone);
  };
};
