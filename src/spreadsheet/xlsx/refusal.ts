import type { RefusalCode, Refused, Values } from '../types';

/** Ends the reading from within; `readWorkbook` turns it into its answer. */
export class Refusal extends Error {
  readonly refused: Refused;

  constructor(code: RefusalCode, values?: Values) {
    super(code);
    this.name = 'Refusal';
    this.refused = { type: 'refused', code, ...(values && { values }) };
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
