/** What to tell a person of an error that a call ended in: the server's words, or the catalogue's. */
import type { TranslateFunction } from 'react-admin';

interface Told {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const fieldsOf = (error: unknown): Record<string, string> => {
  const body = isRecord(error) ? error.body : undefined;
  const errors = isRecord(body) ? body.errors : undefined;
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  );
};

export const isAbort = (error: unknown): boolean => isRecord(error) && error.name === 'AbortError';

export const isNotFound = (error: unknown): boolean => isRecord(error) && error.status === 404;

export const toldOf = (error: unknown, translate: TranslateFunction): Told => {
  const text =
    error instanceof Error && error.message ? error.message : 'facings.views.failure.unknown';
  return { message: translate(text, { _: text }), fields: fieldsOf(error) };
};
