/** Whether the browser can draw a file: its name and type may claim what its bytes are not. */
export const canShow = (file: File): Promise<boolean> =>
  new Promise((resolve) => {
    const url = URL.createObjectURL(file);
    const done = (isShown: boolean) => {
      URL.revokeObjectURL(url);
      resolve(isShown);
    };
    const image = new Image();
    image.onload = () => {
      done(true);
    };
    image.onerror = () => {
      done(false);
    };
    image.src = url;
  });
