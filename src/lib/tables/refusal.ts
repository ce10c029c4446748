import type { Placeholders, RefusalCode, Refused } from './types';

/** Stops the reading of a file. */
export class FileRefusal extends Error {
  override readonly name = 'Refusal';
  readonly refused: Refused;

  constructor(code: RefusalCode, values?: Placeholders, workbook?: Refused['workbook']) {
    super(code);
    this.refused = {
      type: 'refused',
      code,
      ...(values && { values }),
      ...(workbook && { workbook }),
    };
  }
}

/** The result of `read`, or its refusal; other errors are rethrown. */
export const orRefused = async <Result>(
  read: () => Result | Promise<Result>,
): Promise<Result | Refused> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof FileRefusal) return error.refused;
    throw error;
  }
};
