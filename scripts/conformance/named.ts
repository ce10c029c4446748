/**
 * Required keys of responses: those that the rules name, and those that the console's declarations read. Without the
 * latter, a screen would stay empty.
 */
import { namedAnswers } from '../../demo/openapi/answers';
import { declarations } from '../../resources/index';

/** A path without parameter names: '/api/zones/:id' and '/api/zones/{id}' are equal. */
const shapeOf = (name: string): string => name.replaceAll(/\{\w+\}|:\w+/g, '*');

const listOf = (read: string): string => `${read}[]`;

const declared = (): ReadonlyMap<string, readonly string[]> => {
  const names = new Map<string, string[]>();
  const add = (method: string, path: string, key: string | null | undefined): void => {
    if (key == null) return;
    const shape = shapeOf(`${method} ${path}`);
    names.set(shape, [...(names.get(shape) ?? []), key]);
  };
  for (const { calls = {}, api, list } of declarations) {
    if (calls.list) add('GET', calls.list.path, listOf(calls.list.read));
    // The conventions of ra-data-simple-rest: rows without an envelope.
    else if (list) add('GET', api, '[]');
    if (typeof calls.one === 'object' && calls.one.query === undefined)
      add('GET', calls.one.path, calls.one.read);
    if (calls.search) add(calls.search.method, calls.search.path, listOf(calls.search.read));
    if (calls.create) {
      add(calls.create.method ?? 'POST', calls.create.path, calls.create.newId);
      const { check } = calls.create;
      if (check) add('POST', check.path, listOf(check.read));
    }
    if (calls.export) add('POST', calls.export.path, calls.export.read);
    for (const read of [...Object.values(calls.extra ?? {}), ...Object.values(calls.also ?? {})])
      if (read) add('GET', read.path, read.read);
  }
  return names;
};

const ofDeclarations = declared();

export const namesOf = (call: string): readonly string[] => [
  ...new Set([...(namedAnswers[call] ?? []), ...(ofDeclarations.get(shapeOf(call)) ?? [])]),
];
