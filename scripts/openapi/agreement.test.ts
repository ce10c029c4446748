// The document and the guard read one table independently: what one refuses, the other must refuse, too.
import { registerSchema, validate, type Validator } from '@hyperjump/json-schema/openapi-3-1';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContractRow } from '../../demo/calls';
import { checkCall } from '../../demo/guard';
import { typeOfKey, type KeyType } from '../../demo/keyTypes';
import { standIn, type SignedIn } from '../../demo/node';
import { platformOf } from '../../demo/platform';
import { currentOpenApi } from './document';
import type { Operation, Parameter, Reference } from './operation';
import type { Schema } from './schemas';

const { contract } = platformOf();
const document = currentOpenApi();
const dialect = 'https://spec.openapis.org/oas/3.1/dialect/base';

const operationOf = ({ name }: ContractRow): Operation => {
  const [method = '', path = ''] = name.split(' ');
  return document.paths[path]![method.toLowerCase()]!;
};

let person: SignedIn;
beforeAll(async () => {
  person = await standIn().signIn();
});

type Sent = Readonly<Record<string, unknown>>;

const isTakenByGuard = async (row: ContractRow, query: Sent, body: Sent | undefined) => {
  const url = new URL('http://stand-in.test/api');
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
  const request = new Request(url, {
    // The guard itself must refuse what a GET cannot carry.
    method: row.name.split(' ')[0] === 'GET' ? 'GET' : 'POST',
    headers: {
      ...person.headers,
      'X-Resource-Type': 'THING',
      'X-Resource-Action': row.action ?? 'CHANGE_THING',
      'X-Resource-Id': '1',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return checkCall(row, request, Date.now()).then(
    () => true,
    () => false,
  );
};

/** Validators convert a parameter's text to the schema's type. */
const readAs = ({ type }: Schema, text: string): unknown => {
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text);
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return text;
};

const isQuery = (parameter: Parameter | Reference): parameter is Parameter =>
  'in' in parameter && parameter.in === 'query';

const isTakenByDocument = async (
  row: ContractRow,
  query: Readonly<Record<string, string>>,
  body: Sent | undefined,
): Promise<boolean> => {
  const { parameters = [], requestBody } = operationOf(row);
  const known = parameters.filter(isQuery);
  if (Object.keys(query).some((key) => !known.some(({ name }) => name === key))) return false;
  for (const { name, schema, required } of known) {
    const text = query[name];
    if (text === undefined) {
      if (required) return false;
    } else if (!(await isValid(schema, readAs(schema, text)))) return false;
  }
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) return body === undefined;
  return body !== undefined && isValid(schema, body);
};

const registered = new Map<string, Validator>();

async function compiled(schema: Schema): Promise<Validator> {
  const uri = `https://facings.example/schemas/${registered.size}`;
  registerSchema(schema as never, uri, dialect);
  return validate(uri);
}

async function isValid(schema: Schema, value: unknown): Promise<boolean> {
  const key = JSON.stringify(schema);
  const check = registered.get(key) ?? (await compiled(schema));
  registered.set(key, check);
  return check(value as never).valid;
}

const junk = fc.constantFrom<unknown[]>(
  null,
  '',
  '  ',
  'text',
  'PRIMARY',
  'true',
  '12',
  0,
  -1,
  1.5,
  7,
  true,
  false,
  [],
  ['a'],
  [1],
  [null],
  [{}],
  [[]],
  {},
  { a: 1 },
);

const good: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  text: fc.string({ minLength: 1 }),
  number: fc.double({ noNaN: true, noDefaultInfinity: true }),
  whole: fc.nat(),
  flag: fc.boolean(),
  texts: fc.array(fc.string()),
  object: fc.dictionary(fc.string(), fc.integer()),
  objects: fc.array(fc.dictionary(fc.string(), fc.integer())),
};

const goodFor = (type: KeyType | undefined): fc.Arbitrary<unknown> => {
  if (type === undefined) return junk;
  if (typeof type === 'object') return fc.constantFrom(...type.oneOf);
  return good[type] ?? junk;
};

/** Mostly valid, sometimes invalid or missing. */
const bodies = (row: ContractRow): fc.Arbitrary<Sent | undefined> => {
  if (!row.body) return fc.constant(undefined);
  const keys = Object.fromEntries(
    row.body.map((key) => [
      key,
      fc.oneof(
        { weight: 12, arbitrary: goodFor(typeOfKey(row, key)) },
        { weight: 1, arbitrary: junk },
        { weight: 1, arbitrary: fc.constant(undefined) },
      ),
    ]),
  );
  const strangers = fc.oneof(
    { weight: 12, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constant({ stranger: 1 }) },
  );
  return fc
    .tuple(fc.record(keys), strangers)
    .map(([own, more]) => JSON.parse(JSON.stringify({ ...own, ...more })) as Sent);
};

const queries = (row: ContractRow): fc.Arbitrary<Readonly<Record<string, string>>> => {
  const texts = (key: string) => {
    const type = typeOfKey(row, key);
    const own = goodFor(type ?? 'text').map(String);
    return fc.oneof(
      { weight: 8, arbitrary: own },
      {
        weight: 2,
        arbitrary: fc.constantFrom('', ' ', '0', '12', '-1', '1.5', '1e3', 'true', 'x'),
      },
      { weight: 2, arbitrary: fc.constant(undefined) },
    );
  };
  const keys = Object.fromEntries((row.query ?? []).map((key) => [key, texts(key)]));
  return fc
    .tuple(fc.record(keys), fc.constantFrom({}, {}, {}, {}, {}, {}, {}, {}, { stranger: 'x' }))
    .map(
      ([own, more]) =>
        // A key without a value is left out.
        JSON.parse(JSON.stringify({ ...own, ...more })) as Record<string, string>,
    );
};

describe('document and guard agree', () => {
  const seen = { taken: 0, refused: 0 };

  it.each(contract.filter(({ isUpload }) => !isUpload).map((row) => [row.name, row] as const))(
    '%s',
    async (_, row) => {
      await fc.assert(
        fc.asyncProperty(queries(row), bodies(row), async (query, body) => {
          const isTaken = await isTakenByGuard(row, query, body);
          seen[isTaken ? 'taken' : 'refused'] += 1;
          expect(await isTakenByDocument(row, query, body)).toBe(isTaken);
        }),
        { numRuns: 60 },
      );
    },
  );

  it('has seen enough of both', () => {
    expect(seen.taken).toBeGreaterThan(1000);
    expect(seen.refused).toBeGreaterThan(1000);
  });

  it.each(contract.filter(({ isUpload }) => isUpload).map((row) => [row.name, row] as const))(
    '%s takes exactly one file',
    async (_, row) => {
      const file = () => new File(['x'], 'x.png');
      const schema = operationOf(row).requestBody!.content['multipart/form-data']!.schema;
      for (const count of [0, 1, 2]) {
        const form = new FormData();
        for (let at = 0; at < count; at += 1) form.append(`file${at}`, file());
        const url = new URL('http://stand-in.test/api');
        for (const key of row.needs ?? []) {
          if (row.body?.includes(key)) form.append(key, 'x');
          else url.searchParams.set(key, 'x');
        }
        const headers = {
          ...person.headers,
          'X-Resource-Type': 'THING',
          'X-Resource-Action': 'CHANGE_THING',
        };
        const request = new Request(url, { method: 'POST', headers, body: form });
        const isTaken = await checkCall(row, request, Date.now()).then(
          () => true,
          () => false,
        );
        const parts = Object.fromEntries([...form.keys()].map((key) => [key, 'bytes']));
        expect(isTaken).toBe(count === 1);
        expect(await isValid(schema, parts)).toBe(isTaken);
      }
    },
  );
});
