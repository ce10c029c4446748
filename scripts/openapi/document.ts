/** The contract as one OpenAPI 3.1 document (`npm run openapi` writes it to docs/openapi.json). */
import type { ContractRow } from '../../demo/calls';
import { upperSnake } from '../../demo/guard';
import { platformOf } from '../../demo/platform';
import { operationOf, type Operation } from './operation';
import { recordSchemas } from './records';

const description = `Every call of the platform that the console makes (docs/rules.md, 7). It is generated: the requests from
the table by which the stand-in platform checks calls, the answers from the console's declarations.

Requests are stricter than a document can say: a query parameter that is not named is refused, and so is one that is
given twice. Keys of a body may be null where they are not required.

Answers may have more keys than those described. Keys that are not required may be missing or null. A 2xx answer
whose body has \`status: error\` or \`type: error\` is a failure.`;

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

const ids =
  'If its id is only unique within other records, theirs come first: m1/1.7.0. In each, %, / and what a header cannot hold are percent-encoded.';

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
  schemas: {
    ...recordSchemas(),
    AnyAnswer: {
      description: 'The console reads only the status, and whether the body reports an error.',
    },
    Error: error,
  },
  responses: {
    Refusal: refusal(
      'Refused: the call, a parameter or a key is wrong, or what it names is not there.',
    ),
    Failure: refusal(
      'The platform failed. After a 500 the console renews the credential once and repeats the call (rules 8).',
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
    ResourceId: resourceId(`Which one is changed. ${ids}`, true),
    ResourceIdIfAny: resourceId(`Which one is changed, if it has an id already. ${ids}`, false),
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

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** @throws if OpenAPI has no such method, so that no call is left out */
const placeOf = (method: string): number => {
  const place = methods.findIndex((one) => one === method);
  if (place === -1) throw new Error(`OpenAPI has no method ${method}.`);
  return place;
};

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
        Object.fromEntries([...operations].sort(([one], [other]) => placeOf(one) - placeOf(other))),
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
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Facings' },
    },
    servers: [{ url: 'https://platform.example', description: 'Replace it by your platform.' }],
    tags: [...new Set(tags)]
      .sort()
      .map((name) => ({ name, description: `Calls about ${name.toLowerCase()}.` })),
    paths,
    components,
  };
};

/** The current document of the simulated platform. */
export const currentOpenApi = () => openApiOf(platformOf().contract);
