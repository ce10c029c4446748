/** The part of a browser that the jobs need; everything else is built on it, so that jobs are written once. */
export interface Driver {
  /** The browser with its version, and its driver. */
  readonly name: string;
  /** Whether taps are native; otherwise a script dispatches their events. */
  readonly hasTouch: boolean;
  /** Width in px for phone tests: 390 if the browser's window can be that narrow. */
  readonly narrowest: number;
  goto: (url: string) => Promise<void>;
  /** The value of an expression, which may be a promise, as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  clickAt: (x: number, y: number, count?: number) => Promise<void>;
  tapAt: (x: number, y: number) => Promise<void>;
  /** A key with modifiers, such as "Control+Shift+z". */
  press: (keys: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Sets the file of the matching file input. */
  upload: (css: string, file: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}
