import { readFile } from 'node:fs/promises';
import { validate } from '@hyperjump/json-schema/openapi-3-1';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../demo/accounts';
import { checkCall } from '../../demo/guard';
import { standIn } from '../../demo/node';
import { platformOf } from '../../demo/platform';
import { areaOf, type Operation, type Parameter, type Reference } from './operation';
import { statedAnswers } from './answers';
import { currentOpenApi, openApiOf } from './document';

const { contract } = platformOf();
const document = currentOpenApi();
const file = new URL('../../docs/openapi.json', import.meta.url);

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]): [string, Operation] => [
    `${method.toUpperCase()} ${path}`,
    operation,
  ]),
);

describe('the OpenAPI document', () => {
  it('is what docs/openapi.json says (else: npm run openapi)', async () => {
    const written: unknown = JSON.parse(await readFile(file, 'utf8'));
    // As text, so that the order counts, too.
    expect(JSON.stringify(written, null, 2)).toBe(JSON.stringify(document, null, 2));
  });

  it('is valid by the standard’s own schema', async () => {
    const standard = 'https://spec.openapis.org/oas/3.1/schema-base';
    expect((await validate(standard, document as never)).valid).toBe(true);
    // The schema detects an invalid document.
    const broken = { ...document, paths: { '/x': { get: { responses: 1 } } } };
    expect((await validate(standard, broken as never)).valid).toBe(false);
  });

  it('has every row of the contract and nothing else, each under a name of its own', () => {
    expect(operations.map(([name]) => name).sort()).toEqual(
      contract.map(({ name }) => name).sort(),
    );
    expect(operations.filter(([, { summary }]) => /[{}/]|^[^A-Z]/.test(summary))).toEqual([]);
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = document.tags.map(({ name }) => name);
    expect(operations.every(([, operation]) => tags.includes(operation.tags[0] ?? ''))).toBe(true);
  });

  it('does not depend on the order of the rows', () => {
    expect(JSON.stringify(openApiOf([...contract].reverse()))).toBe(JSON.stringify(document));
  });

  it('names no answer of a call that is not there', () => {
    const names = contract.map(({ name }) => name);
    expect(Object.keys(statedAnswers).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('sorts an entity of no known area under its own name', () => {
    expect(areaOf('/api/suppliers/{id}')).toBe('suppliers');
    expect(areaOf('/api/products/bulk')).toBe('Products');
    expect(areaOf('/api/products/bulk/zones/check')).toBe('Zones');
  });
});

const named = (parameter: Parameter | Reference): Parameter => {
  if (!('$ref' in parameter)) return parameter;
  const name = parameter.$ref.split('/').at(-1) as keyof typeof document.components.parameters;
  return document.components.parameters[name] as unknown as Parameter;
};

describe('its headers are those the guard wants', async () => {
  const person = await standIn().signIn(demoAccounts[0]);
  const headersOf = ({ security, parameters = [] }: Operation): Record<string, string> => ({
    ...(security.length > 0 ? person.headers : {}),
    ...Object.fromEntries(
      parameters
        .map(named)
        .filter((parameter) => parameter.in === 'header')
        .map(({ name, schema }) => [name, schema.enum?.[0] ?? 'THING']),
    ),
  });
  const required = ({ security, parameters = [] }: Operation): string[] => [
    ...(security.length > 0 && security.every((way) => 'bearer' in way) ? ['Authorization'] : []),
    ...(security.length > 0 && security.every((way) => 'userId' in way) ? ['X-User-Id'] : []),
    ...parameters
      .map(named)
      .filter((parameter) => parameter.in === 'header' && parameter.required)
      .map(({ name }) => name),
  ];

  it.each(operations)('%s', async (name, operation) => {
    const row = contract.find((one) => one.name === name)!;
    const [method = ''] = name.split(' ');
    /** Whether the guard complains about a header; it checks other things later. */
    const refusal = async (headers: Record<string, string>) => {
      const request = new Request('http://stand-in.test/api', { method, headers });
      const outcome = await checkCall(row, request, Date.now()).then(
        () => '',
        (error: unknown) => String(error),
      );
      return /header|bearer|X-User-Id|X-Resource/.test(outcome);
    };
    const all = headersOf(operation);
    expect(await refusal(all)).toBe(false);
    for (const header of ['Authorization', 'X-User-Id', ...Object.keys(all)]) {
      const { [header]: _, ...rest } = all;
      expect(await refusal(rest), `without ${header}`).toBe(required(operation).includes(header));
    }
  });
});
