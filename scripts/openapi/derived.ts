/** What declarations say of calls: what each answers, and what it does in words. */
import { declarations } from '../../resources/index';
import type { ListCall, ReadCall, WriteCall } from '../../src/schema/calls';
import { panelsOf, type AnyDeclaration } from '../../src/schema/defineResource';
import type { Field } from '../../src/schema/field';
import type { Links } from '../../src/schema/links';
import type { Options } from '../../src/schema/options';
import { keySchemas } from './keys';
import { recordRef } from './records';
import { merged, nested, type Schema } from './schemas';

export interface DescribedCall {
  /** 'GET /api/zones/:id'. */
  readonly call: string;
  readonly summary?: string;
  readonly answer?: Schema;
  /** The answer is cut by the Content-Range header, as ra-data-simple-rest reads it. */
  readonly hasContentRange?: boolean;
}

const text: Schema = { type: 'string' };
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

/** 'API Keys' becomes 'API keys'. */
const inSentence = (words: string): string =>
  words.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

const plural = ({ labels }: AnyDeclaration): string => inSentence(labels);

const singular = ({ label }: AnyDeclaration): string =>
  `${/^(?!us)[aeiou]/i.test(label) ? 'an' : 'a'} ${inSentence(label)}`;

const declarationOf = (name: string): AnyDeclaration | undefined =>
  declarations.find((declaration) => declaration.name === name);

const searchRow = ({ value = 'id', label, detail = [] }: Search): Schema => {
  const keys = [...label, ...detail].map((path) =>
    nested(path, { type: ['string', 'null'] }, 'optional'),
  );
  return keys.reduce(merged, nested(value, { type: 'string' }));
};

type Search = NonNullable<NonNullable<AnyDeclaration['calls']>['search']>;

const listCalls = (
  declaration: AnyDeclaration,
  { path, read, search }: ListCall,
): DescribedCall[] => {
  const rows = listOf(recordRef(declaration));
  const found =
    typeof search === 'object'
      ? [
          {
            call: `GET ${search.path}`,
            summary: `Search ${plural(declaration)}`,
            answer: nested(search.read, rows),
          },
        ]
      : [];
  return [
    { call: `GET ${path}`, summary: `List ${plural(declaration)}`, answer: nested(read, rows) },
    ...found,
  ];
};

/** A single record, alone or in the list that `read` names. */
const oneCall = (declaration: AnyDeclaration): DescribedCall[] => {
  const { calls = {}, api, document } = declaration;
  if (calls.one === 'inList') return [];
  const one: ReadCall = calls.one ?? { path: `${api}/:id` };
  const { path, read, query } = one;
  // With a query it is the list's own call.
  if (query !== undefined) return [];
  const summary = document ? `Read ${plural(declaration)}` : `Read ${singular(declaration)}`;
  return [{ call: `GET ${path}`, summary, answer: nested(read ?? '', recordRef(declaration)) }];
};

const createCall = (declaration: AnyDeclaration): DescribedCall[] => {
  const { calls = {}, api } = declaration;
  const { method = 'POST', path = api, newId, check }: Partial<WriteCall> = calls.create ?? {};
  const record = calls.list
    ? nested('id', { type: ['string', 'null'] }, 'optional')
    : recordRef(declaration);
  const answer = typeof newId === 'string' ? nested(newId, text) : record;
  const { secrets = [] } = declaration.create ?? {};
  return [
    {
      call: `${method} ${path}`,
      summary: `Add ${singular(declaration)}`,
      answer: secrets
        .map(({ read }) => nested(read, text))
        .reduce(merged, newId === null ? {} : answer),
    },
    ...(check
      ? [
          {
            call: `POST ${check.path}`,
            summary: `Find out which ${plural(declaration)} exist`,
            answer: nested(
              check.read,
              listOf({
                type: 'object',
                properties: { id: text, [check.by]: text },
                required: ['id', check.by],
              }),
            ),
          },
        ]
      : []),
  ];
};

/** A read whose response is one other record that a field refers to, one field's value, or anything. */
const readCalls = (declaration: AnyDeclaration): DescribedCall[] => {
  const { extra = {}, also = {} } = declaration.calls ?? {};
  const via = (key: string): Schema => {
    const field = Object.values(declaration.fields).find(
      (one) => one.kind === 'reference' && one.via === key,
    );
    const to = field?.kind === 'reference' ? declarationOf(field.to) : undefined;
    return to ? orNull(recordRef(to)) : {};
  };
  return [
    ...Object.entries(extra).map(([key, { path, read = '' }]) => ({
      call: `GET ${path}`,
      answer: nested(read, via(key)),
    })),
    ...Object.entries(also).flatMap(([key, read]) => {
      if (!read) return [];
      const at = read.read ?? key;
      return [{ call: `GET ${read.path}`, answer: nested(at, keySchemas[key] ?? {}) }];
    }),
  ];
};

const optionsOf = (field: Field): readonly Options[] => {
  if (field.kind === 'choice')
    return [field.options, ...(field.filterOptions ? [field.filterOptions] : [])];
  if (field.kind === 'picks') return [field.options];
  return field.kind === 'number' && field.offered ? [field.offered] : [];
};

/** The platform's own lists, from which fields take their values. */
const optionCalls = ({ fields }: AnyDeclaration): DescribedCall[] =>
  Object.values(fields)
    .flatMap(optionsOf)
    .flatMap((options) => {
      if (options.kind === 'fixed' || options.each !== undefined) return [];
      const { path, read, value, areNumbers } = options;
      const entry: Schema = areNumbers ? { type: 'number' } : text;
      return [
        {
          call: `GET ${path}`,
          answer: nested(read, listOf(value === undefined ? entry : nested(value, entry))),
        },
      ];
    });

const linkCalls = ({
  joined,
  calls: { addOne, addMany, remove, check, ends, affected, amount },
}: Links): DescribedCall[] => {
  const pair: Schema = {
    type: 'object',
    properties: {
      ...Object.fromEntries(ends.map((end) => [end, text])),
      ...(amount ? { [amount.key]: { type: ['number', 'null'] } } : {}),
    },
    required: ends,
  };
  const changed = nested(affected, { type: ['integer', 'null'] }, 'optional');
  return [
    { call: `GET ${joined.path}`, answer: nested(joined.read, listOf(nested(joined.id, text))) },
    { call: `POST ${addOne.path}`, answer: changed },
    { call: `POST ${addMany.path}`, answer: changed },
    { call: `DELETE ${remove.path}`, answer: changed },
    { call: `POST ${check.path}`, answer: nested(check.read, listOf(pair)) },
  ];
};

const callsOf = (declaration: AnyDeclaration): DescribedCall[] => {
  const { calls = {}, api, list, create, edit, document, remove, actions = [] } = declaration;
  const update = calls.update ?? { path: `${api}/:id` };
  return [
    ...(calls.list ? listCalls(declaration, calls.list) : []),
    ...(!calls.list && list
      ? [
          {
            call: `GET ${api}`,
            summary: `List ${plural(declaration)}`,
            answer: listOf(recordRef(declaration)),
            hasContentRange: true,
          },
        ]
      : []),
    ...oneCall(declaration),
    ...(create ? createCall(declaration) : []),
    ...((edit ?? document)
      ? [
          {
            call: `${update.method ?? 'PUT'} ${update.path}`,
            summary: `Change ${document ? plural(declaration) : singular(declaration)}`,
          },
        ]
      : []),
    ...(remove
      ? [
          {
            call: `DELETE ${calls.remove?.path ?? `${api}/:id`}`,
            summary: `Remove ${singular(declaration)}`,
          },
        ]
      : []),
    ...(calls.search
      ? [
          {
            call: `${calls.search.method} ${calls.search.path}`,
            summary: `Search ${plural(declaration)}`,
            answer: nested(calls.search.read, listOf(searchRow(calls.search))),
          },
        ]
      : []),
    ...readCalls(declaration),
    ...optionCalls(declaration),
    ...(calls.export
      ? [
          {
            call: `POST ${calls.export.path}`,
            summary: `Prepare a file of ${plural(declaration)}`,
            answer: nested(calls.export.read, text),
          },
          {
            call: `GET ${calls.export.path}`,
            summary: `Download a file of ${plural(declaration)}`,
          },
        ]
      : []),
    ...actions.flatMap((action) =>
      'dialog' in action
        ? []
        : [{ call: `${action.call.method} ${action.call.path}`, summary: action.label }],
    ),
    ...panelsOf(declaration).flatMap((panel) => ('links' in panel ? linkCalls(panel.links) : [])),
  ];
};

/** A path without the names of its parameters: '/api/zones/:id' and '/api/zones/{id}' are equal. */
export const shapeOf = (call: string): string => call.replaceAll(/\{\w+\}|:\w+/g, '*');

/** Every call that a declaration makes, by its shape; calls that several make are one. */
export const describedCalls = (): ReadonlyMap<string, DescribedCall> => {
  const all = new Map<string, DescribedCall>();
  for (const described of declarations.flatMap(callsOf)) {
    const shape = shapeOf(described.call);
    const earlier = all.get(shape);
    all.set(
      shape,
      earlier
        ? { ...described, ...earlier, answer: merged(earlier.answer ?? {}, described.answer ?? {}) }
        : described,
    );
  }
  return all;
};
