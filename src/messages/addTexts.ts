import { further } from './further';

/** Adds to what other code has brought. */
export const addTexts = (texts: Readonly<Record<string, unknown>>): void => {
  further.facings = { ...(further.facings as object | undefined), ...texts };
};
