/** The contract as one OpenAPI 3.1 document (`npm run openapi` writes it to docs/openapi.json). */
import type { ContractRow } from '../calls';
import { upperSnake } from '../guard';
import { platformOf } from '../platform';
import { operationOf, type Operation } from './operation';

const description = `Every call of the platform that the console makes, as the product's specification
names them (section 7). It is generated from the table that the stand-in platform checks calls by, so what
it refuses is what the document does not allow.

Strictness beyond what a document can say: a query parameter that is not named is refused, and so is one
that is given twice. Keys of a body may be null where they are not required. Types are stated where the
specification states them. In answers only the keys that the specification names are promised.`;

const error = {
  type: 'object',
  properties: {
    type: { const: 'error' },
    message: { type: 'string' },
    errors: {
      type: 'object',
      description: 'Error messages by key.',
      additionalProperties: { type: 'string' },
    },
  },
  required: ['type', 'message'],
} as const;

const refusal = (words: string) => ({
  description: words,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const upperSnakeText = { type: 'string', pattern: upperSnake } as const;

const resourceId = (words: string, required: boolean) => ({
  name: 'X-Resource-Id',
  in: 'header',
  description: words,
  ...(required
    ? { required, schema: { type: 'string', pattern: '\\S' } }
    : { schema: { type: 'string' } }),
});

const components = {
  schemas: { Error: error },
  responses: {
    Refusal: refusal(
      'Refused: the call, a parameter or a key is wrong, or what it names is not there.',
    ),
    SignInAgain: refusal('The credential is missing, invalid or expired (message: jwt expired).'),
  },
  parameters: {
    ResourceType: {
      name: 'X-Resource-Type',
      in: 'header',
      required: true,
      description: 'The kind of record that is changed, for the audit.',
      schema: upperSnakeText,
    },
    ResourceAction: {
      name: 'X-Resource-Action',
      in: 'header',
      required: true,
      description: 'The action, for the audit, such as UPDATE_ZONE.',
      schema: upperSnakeText,
    },
    ResourceId: resourceId('Which one is changed.', true),
    ResourceIdIfAny: resourceId('Which one is changed, if it has an id already.', false),
  },
  securitySchemes: {
    bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    userId: {
      type: 'apiKey',
      in: 'header',
      name: 'X-User-Id',
      description: 'The id of the signed-in user.',
    },
  },
} as const;

const methods = ['get', 'post', 'put', 'delete'] as const;

/** Equal paths have equal parameter names, whichever call came first. */
const pathsOf = (contract: readonly ContractRow[]) => {
  const paths = new Map<string, Map<string, Operation>>();
  for (const row of contract) {
    const [method = '', path = ''] = row.name.split(' ');
    const operations = paths.get(path) ?? new Map<string, Operation>();
    paths.set(path, operations.set(method.toLowerCase(), operationOf(row)));
  }
  return Object.fromEntries(
    [...paths]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, operations]) => [
        path,
        Object.fromEntries(
          methods.flatMap((method) => {
            const operation = operations.get(method);
            return operation ? [[method, operation] as const] : [];
          }),
        ),
      ]),
  );
};

/** Plain data: the same for the same contract, independent of the order of its rows. */
export const openApiOf = (contract: readonly ContractRow[]) => {
  const paths = pathsOf(contract);
  const tags = Object.values(paths).flatMap((operations) =>
    Object.values(operations).flatMap((operation) => operation.tags),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Facings platform',
      version: '1',
      summary: 'Shelf monitoring and inventory: the calls of the administrative console',
      description: description.replaceAll(/(?<!\n)\n(?!\n)/g, ' '),
    },
    servers: [{ url: '/' }],
    tags: [...new Set(tags)].sort().map((name) => ({ name })),
    paths,
    components,
  };
};

/** The current document of the simulated platform. */
export const currentOpenApi = () => openApiOf(platformOf().contract);
