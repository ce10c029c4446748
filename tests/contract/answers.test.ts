// The stand-in's answers hold to docs/openapi.json: every reading call is made, and each answer is checked by a
// validator of JSON Schema and by the one of the conformance kit, which must find the same planted faults.
import { registerSchema, validate, type Validator } from '@hyperjump/json-schema/openapi-3-1';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContractRow } from '../../demo/calls';
import { standIn, type SignedIn } from '../../demo/node';
import { platformOf } from '../../demo/platform';
import { addressOf, type Answer, type Call } from '../../tools/conformance/client';
import { filled } from '../../tools/conformance/fill';
import { createFound, type Found } from '../../tools/conformance/found';
import { isReading } from '../../tools/conformance/reads';
import { currentOpenApi } from '../../scripts/openapi/document';
import { answerFault, isObject } from '../../scripts/openapi/fault';
import { answerOf, hasContentRange } from '../../scripts/openapi/operation';

const platform = standIn();
const { components } = currentOpenApi();
const dialect = 'https://spec.openapis.org/oas/3.1/dialect/base';

let person: SignedIn;
let found: Found;

const send = async (call: Call): Promise<Answer> => {
  const response = await platform.fetch(addressOf('http://stand-in.test', call), {
    method: call.name.split(' ')[0] ?? 'GET',
    headers: { ...person.headers, 'Content-Type': 'application/json' },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  });
  const contentRange = response.headers.get('Content-Range') ?? '';
  const contentType = response.headers.get('Content-Type') ?? '';
  const text = await response.text();
  const json = JSON.parse(text) as unknown;
  return { status: response.status, ms: 0, contentType, contentRange, text, json };
};

beforeAll(async () => {
  person = await platform.signIn();
  found = createFound(send, undefined);
});

const validators = new Map<string, Promise<Validator>>();

const isValid = async (call: string, value: unknown): Promise<boolean> => {
  const compiled = (): Promise<Validator> => {
    const uri = `https://facings.example/answers/${validators.size}`;
    registerSchema({ ...answerOf(call), components } as never, uri, dialect);
    return validate(uri);
  };
  const validator = validators.get(call) ?? compiled();
  validators.set(call, validator);
  return (await validator)(value as never).valid;
};

/** Answers with one fault each: a required key is missing, or its value has another type. */
const faulty = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value))
    return value
      .slice(0, 1)
      .flatMap(faulty)
      .map((row) => [row]);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const { [key]: _, ...rest } = value;
    const within = faulty(inner).map((other) => ({ ...value, [key]: other }));
    return [rest, { ...value, [key]: 7 }, { ...value, [key]: [[]] }, ...within];
  });
};

/** Reads that need what only another call's answer has. */
const unread = ['GET /api/auth/reset'];

const reads = platformOf().contract.filter(
  (row) => isReading(row) && !row.isFile && !unread.includes(row.name),
);

const answered = async (row: ContractRow): Promise<Answer> => {
  const call = await filled({ row, found, user: 'admin@facings.example', now: Date.now() });
  if ('reason' in call) throw new Error(`${row.name}: ${call.reason}`);
  return send(call);
};

describe('answers hold to the document', () => {
  it.each(reads.map((row) => [row.name, row] as const))('%s', async (name, row) => {
    const { status, json, contentRange } = await answered(row);
    expect(status).toBe(200);
    expect(answerFault(name, json)).toBeUndefined();
    expect(await isValid(name, json)).toBe(true);
    expect(/^[\w-]+ \d+-\d+\/\d+$/.test(contentRange)).toBe(hasContentRange(name));
  });

  it('both validators find the same faults, and many', async () => {
    const seen = { refused: 0, taken: 0 };
    for (const row of reads) {
      const { json } = await answered(row);
      for (const wrong of faulty(json).slice(0, 60)) {
        const isTaken = answerFault(row.name, wrong) === undefined;
        seen[isTaken ? 'taken' : 'refused'] += 1;
        expect(
          await isValid(row.name, wrong),
          `${row.name}: ${JSON.stringify(wrong).slice(0, 300)}`,
        ).toBe(isTaken);
      }
    }
    expect(seen.refused).toBeGreaterThan(500);
  });

  it.each([
    ['GET /api/zones', { zones: [{ id: 7 }] }, 'zones[0].id to be a text', 'a number'],
    ['GET /api/zones', { zones: [{ name: 'A' }] }, 'the key zones[0].id', 'an object with name'],
    ['GET /api/zones', { rows: [] }, 'the key zones', 'an object with rows'],
    ['GET /api/items', { items: [] }, 'the answer to be a list', 'an object with items'],
    ['GET /api/items/{id}', { id: '1', name: 7 }, 'name to be a text or null', 'a number'],
  ])('names the fault of %s %j', (call, answer, expected, seen) => {
    expect(answerFault(call, answer)).toEqual({ expected, seen });
  });
});
