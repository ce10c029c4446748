/** Work in slices, between which the page is drawn and keys are heard. */

/** Milliseconds at once: a frame has sixteen. */
export const sliceTime = 8;

/** Waits until whatever waits has had its turn; a timer would wait for four milliseconds or more. */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
