/** An organization's integrations with point-of-sale and kitchen back ends (rules 3, 7; rules R2). */
import { calls, defineEntityDemo } from '../entityDemo';
import { accountIn, listed, organizationOf, type Call } from '../handlers/handler';
import { masked } from '../handlers/secret';
import { oneOf, textOf } from '../handlers/values';
import { isObject } from '../jsonValue';
import { outsideAt, outsideContract, refuse } from '../refusal';
import { organizationId } from '../store/seed/organizations';
import { numbered } from '../store/seed/seedId';
import type { Row } from '../store/tables';

interface Integration extends Row {
  readonly account_id: string;
  readonly name: string;
  /** Stored masked. */
  readonly credentials: Readonly<Record<string, string>>;
}

const table = 'integrations';

const catalogue = [
  { integration_name: 'PAR', parameters: ['DC Key'] },
  {
    integration_name: 'CrunchTime',
    parameters: [
      'UserId',
      'Password',
      'Inventory Auth Token',
      'All Products Auth Token',
      'Locations Auth Token',
    ],
  },
] as const;

/** Parameters are sent without spaces and trailing colons (rules 3). */
const keyOf = (parameter: string): string => parameter.replaceAll(' ', '').replace(/:+$/, '');

const shown = ({ name, credentials }: Integration) => ({ name, credentials });

const ownOf = (call: Call, accountId: string): Integration[] =>
  call.data.open<Integration>(table).where({ account_id: accountId });

/** A masked value that is sent back keeps the stored value. */
const credentialsOf = (
  call: Call,
  parameters: readonly string[],
  before: Integration | undefined,
): Record<string, string> => {
  const values = call.body.credentials;
  if (!isObject(values)) return outsideAt('credentials', 'credentials must be an object.');
  const known = parameters.map(keyOf);
  const strangers = Object.keys(values)
    .filter((key) => !known.includes(key))
    .map((key) => [`credentials.${key}`, `Not in the contract: credentials ${key}`] as const);
  const [stranger] = strangers;
  if (stranger) outsideContract(stranger[1], Object.fromEntries(strangers));
  const read = parameters.map((parameter) => {
    const key = keyOf(parameter);
    return { key, parameter, value: textOf(values, key) };
  });
  const missing = read
    .filter(({ value }) => value === '')
    .map(({ key, parameter }) => [`credentials.${key}`, `${parameter} is required.`] as const);
  const [first] = missing;
  if (first) refuse(400, first[1], Object.fromEntries(missing));
  return Object.fromEntries(
    read.map(({ key, value }) => [key, before?.credentials[key] === value ? value : masked(value)]),
  );
};

const connect = (call: Call) => {
  const account_id = accountIn(call.data, call.body);
  const names = catalogue.map(({ integration_name }) => integration_name);
  const name = oneOf(call.body, 'integration_name', names);
  const parameters = catalogue.find((one) => one.integration_name === name)?.parameters ?? [];
  const before = ownOf(call, account_id).find((one) => one.name === name);
  const credentials = credentialsOf(call, parameters, before);
  // One per kind and organization, so its id consists of both.
  const id = before?.id ?? `${account_id}/${name}`;
  return shown(call.data.open<Integration>(table).put({ id, account_id, name, credentials }));
};

const path = '/api/organizations/integrations';

export const demo = defineEntityDemo({
  table,
  seed: () =>
    numbered('147e6000', [
      {
        account_id: organizationId(2),
        name: 'CrunchTime',
        credentials: {
          UserId: '••••kett',
          Password: '••••',
          InventoryAuthToken: '••••9f1c',
          AllProductsAuthToken: '••••27ab',
          LocationsAuthToken: '••••e08d',
        },
      },
      { account_id: organizationId(5), name: 'PAR', credentials: { DCKey: '••••5513' } },
      { account_id: organizationId(6), name: 'PAR', credentials: { DCKey: '••••7204' } },
    ]),
  ...calls({
    [`GET ${path}`]: { query: ['account_id'], answer: () => listed('integrations', catalogue) },
    [`PUT ${path}`]: {
      body: ['account_id!', 'integration_name!', 'credentials!'],
      answer: connect,
    },
    'GET /api/organizations/{id}/integrations': (call) =>
      listed('integrations', ownOf(call, organizationOf(call).id).map(shown)),
  }),
});
