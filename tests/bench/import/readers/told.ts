export type Reader = 'ours' | 'papaparse' | 'xlsx';

/** Messages between the bench and a reader. */
export interface Asked {
  readonly file: File;
  readonly kind: 'csv' | 'xlsx';
}

export interface Told {
  /** Milliseconds from the file to its rows, in the worker. */
  readonly ms: number;
  readonly rows: number;
  readonly columns: number;
  /** The first cell of the last row, as proof that everything was read. */
  readonly lastSku: string;
}

/** Name of a worker that reads nothing before the measurement. */
export const fresh = 'fresh';

/** Read by every other reader before the measurement, as the console does before a file is picked. */
export const warmRows =
  '00123-A,"Sparkling water, 6 x 500 ml",Drinks,Water,Sparkling water,BOX,CS,6,30.5,20,\r\n'.repeat(
    6000,
  );

/** Answers with the result of `read` for the file. */
export const serveReader = (
  read: (file: Blob, kind: Asked['kind']) => Promise<Omit<Told, 'ms'>>,
): void => {
  self.onmessage = async ({ data }: MessageEvent<Asked>) => {
    const { file } = data;
    const start = performance.now();
    const told = await read(file, data.kind);
    self.postMessage({ ...told, ms: performance.now() - start });
  };
  self.postMessage('ready');
};
