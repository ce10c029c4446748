import type { RefusalCode, Refused, Values } from '../types';

/** Stops the reading; `readWorkbook` converts it to its result. */
export class Refusal extends Error {
  readonly refused: Refused;

  constructor(code: RefusalCode, values?: Values, workbook?: Refused['workbook']) {
    super(code);
    this.name = 'Refusal';
    this.refused = {
      type: 'refused',
      code,
      ...(values && { values }),
      ...(workbook && { workbook }),
    };
  }

  /** The same refusal, with the other sheets to choose from. */
  among(workbook: NonNullable<Refused['workbook']>): Refusal {
    return new Refusal(this.refused.code, this.refused.values, workbook);
  }
}

/** The result of `read`, or its refusal; other errors are rethrown. */
export const orRefused = async <Result>(read: () => Promise<Result>): Promise<Result | Refused> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal) return error.refused;
    throw error;
  }
};
