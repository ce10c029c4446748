/** A row of the contract as an OpenAPI 3.1 operation. */
import type { ContractRow } from '../../demo/calls';
import { isWrite, wantsResourceId } from '../../demo/guard';
import { statedAnswers } from './answers';
import { describedCalls, shapeOf } from './derived';
import { bodySchema, merged, querySchema, type Schema } from './schemas';

/** The areas of calls in rules 7; the longest matching path wins. */
const areas: Readonly<Record<string, string>> = {
  '/api/auth': 'Authentication',
  '/api/auth/settings': 'Authentication settings',
  '/api/categories': 'Categories',
  '/api/organizations': 'Organizations',
  '/api/organizations/{id}/categories': 'Categories',
  '/api/organizations/{id}/job-templates': 'Job templates',
  '/api/organizations/{id}/pick-lists': 'Pick lists',
  '/api/users': 'Users',
  '/api/regions': 'Regions',
  '/api/zones': 'Zones',
  '/api/jobs': 'Jobs',
  '/api/pick-lists': 'Pick lists',
  '/api/products': 'Products',
  '/api/products/bulk/zones': 'Zones',
  '/api/products/states': 'Product states',
  '/api/notionals': 'Notionals',
  '/api/items': 'Items',
  '/api/webhooks': 'Webhooks',
  '/api/environments': 'Environments',
  '/api/features': 'Features',
  '/api/storages': 'Storage types',
  '/api/mdl': 'Model versions',
  '/api/analytics': 'Analytics',
};

/** @param path '/api/zones/{id}/jobs'; an unknown path is its own area: '/api/suppliers' is 'suppliers' */
export const areaOf = (path: string): string => {
  const [longest] = Object.keys(areas)
    .filter((own) => path === own || path.startsWith(`${own}/`))
    .sort((one, other) => other.length - one.length);
  return (longest === undefined ? undefined : areas[longest]) ?? path.split('/')[2] ?? path;
};

export interface Reference {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** 'PUT /api/mdl/models/{id}/{version}' becomes putMdlModelsByIdByVersion. */
const operationIdOf = (name: string): string => {
  const [method = '', path = ''] = name.split(' ');
  const words = path
    .replace(/^\/api\//, '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[/-]/);
  return method.toLowerCase() + words.map(capital).join('');
};

const component = (kind: string, name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
});

const auditParameters = (row: ContractRow): (Parameter | Reference)[] => {
  if (!isWrite(row)) return [];
  const action: Parameter | Reference =
    row.action === undefined
      ? component('parameters', 'ResourceAction')
      : {
          name: 'X-Resource-Action',
          in: 'header',
          required: true,
          schema: { type: 'string', enum: [row.action] },
        };
  return [
    component('parameters', 'ResourceType'),
    action,
    component('parameters', wantsResourceId(row) ? 'ResourceId' : 'ResourceIdIfAny'),
  ];
};

const parametersOf = (row: ContractRow, path: string): (Parameter | Reference)[] => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): Parameter => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  })),
  ...(row.query ?? []).map((name): Parameter => ({
    name,
    in: 'query',
    ...(row.needs?.includes(name) ? { required: true } : {}),
    schema: querySchema(row, name),
  })),
  ...auditParameters(row),
];

const securityOf = ({
  isPublic,
  yieldsUserId,
}: ContractRow): readonly Readonly<Record<string, readonly string[]>>[] => {
  if (isPublic) return [];
  const both = { bearer: [], userId: [] };
  return yieldsUserId ? [both, { bearer: [] }] : [both];
};

/** Exactly one file plus the keys of the body; the name of its field is the client's choice (rules R63). */
const formOf = ({ body = [], needs = [] }: ContractRow): Schema => ({
  type: 'object',
  ...(body.length > 0
    ? {
        properties: Object.fromEntries(body.map((key) => [key, { type: 'string', minLength: 1 }])),
        required: body.filter((key) => needs.includes(key)),
      }
    : {}),
  minProperties: 1 + body.length,
  maxProperties: 1 + body.length,
  additionalProperties: { type: 'string', contentMediaType: 'application/octet-stream' },
});

const requestOf = (
  row: ContractRow,
): { readonly requestBody?: { readonly required: true; readonly content: Content } } => {
  if (row.isUpload)
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: formOf(row) } } },
    };
  const json = bodySchema(row);
  return json
    ? { requestBody: { required: true, content: { 'application/json': { schema: json } } } }
    : {};
};

const described = describedCalls();

const verbs: Readonly<Record<string, string>> = {
  GET: 'Read',
  POST: 'Add to',
  PUT: 'Change',
  PATCH: 'Change',
  DELETE: 'Remove from',
};

/** What a call does in words: of the table, of its declaration, or of its address. */
const summaryOf = (name: string): string => {
  const [method = '', path = ''] = name.split(' ');
  const words = path
    .replace(/^\/api\//, '')
    .replaceAll(/\{\w+\}|-/g, ' ')
    .split(/[\s/]+/);
  return (
    statedAnswers[name]?.summary ??
    described.get(shapeOf(name))?.summary ??
    [verbs[method] ?? method, ...words].join(' ').trim()
  );
};

/** The console reads nothing of other answers than their status, and an error in the body. */
const anyAnswer: Schema = { $ref: '#/components/schemas/AnyAnswer' };

export const answerOf = (name: string): Schema => {
  const answer = merged(
    described.get(shapeOf(name))?.answer ?? {},
    statedAnswers[name]?.answer ?? {},
  );
  return Object.keys(answer).length === 0 ? anyAnswer : answer;
};

export const hasContentRange = (name: string): boolean =>
  described.get(shapeOf(name))?.hasContentRange === true;

const rangeHeaders = {
  headers: {
    'Content-Range': {
      required: true,
      description: 'First and last row, and the total: `items 0-24/63`.',
      schema: { type: 'string', pattern: '\\d+-\\d+/(\\d+|\\*)$|\\*/\\d+$' },
    },
  },
};

const methodNotes = (row: ContractRow): string =>
  [
    `${row.name} in the contract.`,
    ...(isWrite(row) ? ['Needs the headers of the audit.'] : []),
    ...(row.isPublic ? ['Needs no credential.'] : []),
    ...(hasContentRange(row.name)
      ? ['Paged, sorted and filtered as ra-data-simple-rest does it.']
      : []),
  ].join(' ');

export const operationOf = (row: ContractRow) => {
  const path = row.name.split(' ')[1] ?? '';
  const parameters = parametersOf(row, path);
  const answer: Content = row.isFile
    ? { 'text/csv': { schema: { type: 'string' } } }
    : { 'application/json': { schema: answerOf(row.name) } };
  return {
    operationId: operationIdOf(row.name),
    tags: [areaOf(path)],
    summary: summaryOf(row.name),
    description: methodNotes(row),
    security: securityOf(row),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestOf(row),
    responses: {
      '200': {
        description: 'Done.',
        ...(hasContentRange(row.name) ? rangeHeaders : {}),
        content: answer,
      },
      ...(row.isPublic ? {} : { '401': component('responses', 'SignInAgain') }),
      '4XX': component('responses', 'Refusal'),
      '5XX': component('responses', 'Failure'),
    },
  };
};

export type Operation = ReturnType<typeof operationOf>;
