import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failures } from '../../src/messages/en/signIn';
import { messageKeyOf, type FailureKind } from '../../src/lib/failures/failures';
import { readAnswer } from './answer';

const read = async (body: unknown, init?: ResponseInit) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (await readAnswer(new Response(text, init))).result;
};

describe('a response', () => {
  test('without a body is null', async () => {
    const empty = await readAnswer(new Response(null, { status: 204 }));
    expect(empty.result).toMatchObject({ type: 'ok', status: 204, data: null });
    expect(await read('  ')).toMatchObject({ type: 'ok', data: null });
  });

  test('that is null, a list, a text or a number is returned as it is', async () => {
    for (const data of [null, [1], 'ok', 0]) {
      expect(await read(JSON.stringify(data))).toMatchObject({ type: 'ok', data });
    }
  });

  test('that is not JSON is malformed', async () => {
    expect(await read('<!doctype html><title>Login</title>')).toEqual({
      type: 'error',
      kind: 'malformed',
      status: 200,
    });
    expect(await read('{"half":')).toMatchObject({ kind: 'malformed' });
  });

  test.each<[number, FailureKind]>([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [410, 'notFound'],
    [405, 'unsupported'],
    [408, 'timeout'],
    [412, 'conflict'],
    [413, 'tooLarge'],
    [414, 'tooLarge'],
    [415, 'unsupported'],
    [418, 'invalid'],
    [422, 'invalid'],
    [429, 'tooMany'],
    [500, 'server'],
    [501, 'unsupported'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [504, 'unavailable'],
    [507, 'server'],
  ])('with status %i is %s', async (status, kind) => {
    expect(await read({}, { status })).toEqual({ type: 'error', kind, status });
  });

  test('that is a page of a proxy or a file server does not say that a record is missing', async () => {
    const page = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };
    expect(await read('<h1>Not Found</h1>', { ...page, status: 404 })).toEqual({
      type: 'error',
      kind: 'malformed',
      status: 404,
    });
    expect(await read('<h1>Gone</h1>', { ...page, status: 410 })).toMatchObject({
      kind: 'malformed',
    });
    expect(await read('<h1>Bad Gateway</h1>', { ...page, status: 502 })).toMatchObject({
      kind: 'unavailable',
    });
  });

  test('of any shape and status never throws', async () => {
    const status = fc.constantFrom(200, 201, 400, 401, 404, 422, 429, 500, 503);
    const keys = { message: fc.jsonValue(), errors: fc.jsonValue(), error: fc.jsonValue() };
    const body = fc.oneof(fc.jsonValue(), fc.record(keys, { requiredKeys: [] }), fc.string());
    await fc.assert(
      fc.asyncProperty(body, status, async (value, code) => {
        const result = await read(value, { status: code });
        expect(['ok', 'error']).toContain(result.type);
        if (result.type === 'error') {
          expect(result.message ?? 'words').toMatch(/\S/);
          expect(Object.values(result.fields ?? {}).every((text) => text !== '')).toBe(true);
        }
      }),
    );
  });
});

describe('a file', () => {
  const readFile = async (text: string, type: string, status = 200) => {
    const response = new Response(text, { status, headers: { 'Content-Type': type } });
    const { result } = await readAnswer(response, { isFile: true });
    const isRead = result.type === 'ok' && result.data instanceof Blob;
    return isRead ? { ...result, data: await result.data.text() } : result;
  };

  test('is its bytes, even if they are JSON', async () => {
    expect(await readFile('id\n1\n', 'text/csv')).toMatchObject({ type: 'ok', data: 'id\n1\n' });
    expect(await readFile('{"a":1}', 'text/plain')).toMatchObject({ data: '{"a":1}' });
  });

  test('is refused as JSON, with any status', async () => {
    const refusal = JSON.stringify({ type: 'error', message: 'Gone.' });
    for (const status of [200, 404]) {
      expect(await readFile(refusal, 'application/json', status)).toMatchObject({
        type: 'error',
        message: 'Gone.',
      });
    }
  });

  test('is never a page of HTML', async () => {
    expect(await readFile('<!doctype html><title>Login</title>', 'text/html')).toMatchObject({
      type: 'error',
      kind: 'malformed',
    });
  });
});

describe("the platform's message", () => {
  test.each<[string, unknown]>([
    ['as message', { message: 'Taken.' }],
    ['as error', { error: 'Taken.' }],
    ['inside an error', { error: { message: 'Taken.' } }],
    ['as first of the errors', { errors: [{ message: 'Taken.' }] }],
    ['as a list', { message: ['Taken.'] }],
  ])('are read %s', async (_, body) => {
    expect(await read(body, { status: 409 })).toMatchObject({ message: 'Taken.' });
  });

  test.each([
    ['markup', { message: '<b>Taken.</b>' }],
    ['a stack trace', { message: `Error: ${'at x '.repeat(100)}` }],
    ['nothing', { message: '  ' }],
    ['no text', { message: { code: 7 } }],
  ])('is not shown to people if it is %s', async (_, body) => {
    expect(await read(body, { status: 400 })).toEqual({
      type: 'error',
      kind: 'invalid',
      status: 400,
    });
  });

  test.each<[string, unknown]>([
    ['by name', { name: 'Too short.', sku: 'Taken.' }],
    ['by name in lists', { name: ['Too short.'], sku: ['Taken.'] }],
    [
      'as fields',
      [
        { field: 'name', message: 'Too short.' },
        { field: 'sku', message: 'Taken.' },
      ],
    ],
    [
      'as paths',
      [
        { path: 'name', message: 'Too short.' },
        { path: 'sku', message: 'Taken.' },
      ],
    ],
  ])('about single fields is read %s', async (_, errors) => {
    expect(await read({ errors }, { status: 422 })).toMatchObject({
      kind: 'invalid',
      fields: { name: 'Too short.', sku: 'Taken.' },
    });
  });
});

describe('the time to try again', () => {
  const busy = (after: string) => read({}, { status: 429, headers: { 'Retry-After': after } });

  test('is read as seconds or as a date', async () => {
    expect(await busy('30')).toMatchObject({ kind: 'tooMany', retryAfterSeconds: 30 });
    const date = new Date(Date.now() + 90_000).toUTCString();
    const result = await busy(date);
    const seconds = result.type === 'error' ? (result.retryAfterSeconds ?? 0) : 0;
    expect(seconds).toBeGreaterThan(85);
    expect(seconds).toBeLessThanOrEqual(90);
  });

  test('is unknown if it is invalid', async () => {
    expect(await busy('soon')).toEqual({ type: 'error', kind: 'tooMany', status: 429 });
  });
});

test('every failure has a message', () => {
  const { maybeSaved, code, busy, ...others } = failures;
  const { retryInSeconds, retryInMinutes, ...own } = others;
  const kinds = Object.keys(own) as FailureKind[];
  expect(kinds).toHaveLength(14);
  for (const kind of kinds) expect(messageKeyOf({ kind })).toBe(`facings.failures.${kind}`);
  expect(messageKeyOf({ kind: 'network', mayBeSaved: true })).toBe('facings.failures.maybeSaved');
  expect(code).toContain('could not be loaded');
  expect(maybeSaved).toContain('couldn’t confirm that this was saved');
  expect(busy + retryInSeconds + retryInMinutes).toContain('Try again in');
});
