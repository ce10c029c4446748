/** Words the errors of a data provider in the person's language, where they leave it. */
import type { DataProvider, TranslateFunction } from 'react-admin';
import { PlatformError } from '../src/lib/failures/failures';

type Method = (...args: readonly unknown[]) => Promise<unknown>;

const isMethod = (value: unknown): value is Method => typeof value === 'function';

export const worded = (translate: TranslateFunction, provider: DataProvider): DataProvider => {
  const wording =
    (method: Method): Method =>
    async (...args) => {
      try {
        return await method(...args);
      } catch (error) {
        if (error instanceof PlatformError) error.word(translate);
        throw error;
      }
    };
  return Object.fromEntries(
    Object.entries(provider).map(([name, value]: [string, unknown]) => [
      name,
      isMethod(value) ? wording(value) : value,
    ]),
  ) as DataProvider;
};
