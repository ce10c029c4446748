/** Every kind of rejection by the platform, and the expected message. */
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Fault } from '../e2e/support/standIn';

export interface Refusal {
  readonly name: string;
  readonly fault: Fault;
  /** Message above the form, or in the question. */
  readonly told: RegExp;
  /** A rejected credential is refreshed and the call repeated (rules 8). */
  readonly isRepeated?: boolean;
}

const said = (status: number, message: string): Refusal => ({
  name: String(status),
  fault: { status, body: { type: 'error', message } },
  told: new RegExp(message.replaceAll('.', '\\.')),
});

const wordless = (status: number, told: RegExp): Refusal => ({
  name: `${status} without words`,
  fault: { status, body: {} },
  told,
});

export const refusals: readonly Refusal[] = [
  said(403, 'Only the owner may do this.'),
  wordless(403, /You are not allowed to do this\. Ask an administrator\.$/),
  {
    ...said(404, 'This is gone already.'),
    // A record that others removed is told in the console's words.
    told: /This is gone already\.|no longer exists\. Someone else may have removed it\./,
  },
  said(409, 'This is in use just now.'),
  said(422, 'This makes no sense here.'),
  {
    name: '429 with Retry-After',
    fault: { status: 429, body: { type: 'error', message: 'Slow down.' }, retryAfter: 7 },
    told: /Slow down\. Try again in 7 seconds\./,
  },
  {
    ...said(500, 'The shelf fell over.'),
    told: /couldn’t confirm that this was (saved|removed)/,
    isRepeated: true,
  },
  {
    name: 'HTML instead of JSON',
    fault: { status: 200, html: '<h1>Maintenance</h1>' },
    told: /couldn’t confirm that this was (saved|removed)/,
  },
];

export type Purpose = 'create' | 'edit' | 'document' | 'remove';

/** An error for a field, and one for a field that the form does not have. */
export const fieldErrors = {
  general: 'Please look again.',
  own: 'These words are for one field.',
  elsewhere: 'This field is not in the form.',
} as const;

const segments = (path: string): string => path.replaceAll(/:\w+/g, '*');

/** The call that a form or a removal sends. */
export const callOf = (
  declaration: AnyDeclaration,
  purpose: Purpose,
): Required<Pick<Fault, 'method' | 'path'>> => {
  const { api, calls = {} } = declaration;
  if (purpose === 'remove') {
    return { method: 'DELETE', path: segments(calls.remove?.path ?? `${api}/:id`) };
  }
  if (purpose === 'create') {
    return { method: calls.create?.method ?? 'POST', path: segments(calls.create?.path ?? api) };
  }
  return {
    method: calls.update?.method ?? 'PUT',
    path: segments(calls.update?.path ?? `${api}/:id`),
  };
};

/** Whether a path matches a path from `callOf`. */
export const isAt = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(path);

/** A field that can show an error: its key in requests, and its label. Null if the form has none. */
export const pointedOf = (
  declaration: AnyDeclaration,
  purpose: 'create' | 'edit',
): { readonly key: string; readonly label: string } | null => {
  if (declaration[purpose]?.tabs) return null;
  const name = declaration[purpose]?.fields.find((one) => {
    const { kind, shownIf } = declaration.fields[one] ?? {};
    if (shownIf !== undefined) return false;
    return kind === 'text' || kind === 'choice' || kind === 'reference';
  });
  if (name === undefined) return null;
  return { key: name, label: declaration.fields[name]?.label ?? '' };
};
