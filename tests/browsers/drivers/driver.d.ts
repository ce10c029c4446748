/** What the jobs need of a browser; everything else is built on it, so that they are written once. */
export interface Driver {
  /** The browser with its version, and what drives it. */
  readonly name: string;
  /** Whether a tap is the browser's own; else a script sends the events of one. */
  readonly hasTouch: boolean;
  /** The width in px that stands for a phone's: 390 where the browser's window can be as narrow. */
  readonly narrowest: number;
  goto: (url: string) => Promise<void>;
  /** The value of an expression, which may be a promise, as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  clickAt: (x: number, y: number, count?: number) => Promise<void>;
  tapAt: (x: number, y: number) => Promise<void>;
  /** A key with those held down before it, as "Control+Shift+z". */
  press: (keys: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Gives a file to the one file input that matches. */
  upload: (css: string, file: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}
