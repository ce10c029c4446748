import type { RefusalCode, Refused, Values } from '../types';

/** Ends the reading from within; `readWorkbook` turns it into its answer. */
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

  /** The same, with the sheets of which another may be fine. */
  among(workbook: NonNullable<Refused['workbook']>): Refusal {
    return new Refusal(this.refused.code, this.refused.values, workbook);
  }
}

/** What `read` gives, or why it refused; every other fault is thrown on. */
export const orRefused = async <Result>(read: () => Promise<Result>): Promise<Result | Refused> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal) return error.refused;
    throw error;
  }
};
