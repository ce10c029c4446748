/** An organization's own values of the platform's feature flags (rules 7, /features). */
import { calls, defineEntityDemo } from '../entityDemo';
import { byName, organizationOf, type Call } from '../handlers/handler';
import { objectsOf } from '../handlers/values';
import { outsideAt, refuseAt } from '../refusal';
import { idsOf } from '../store/seed/seedId';
import { organizationId } from '../store/seed/organizations';
import type { Data } from '../store/store';
import type { Row } from '../store/tables';
import { isUuid, type Feature } from './features';

/** Stored under the organization's id. */
interface OrganizationFeatures extends Row {
  /** By flag id; missing flags have the platform-wide value. */
  readonly values: Readonly<Record<string, Feature['value']>>;
}

const table = 'organizationFeatures';

/** Validation and message for each type of value. */
const kinds: Readonly<Record<Feature['type'], readonly [(value: unknown) => boolean, string]>> = {
  BOOLEAN: [(value) => typeof value === 'boolean', 'is neither true nor false'],
  NUMBER: [(value) => typeof value === 'number' && Number.isFinite(value), 'is no number'],
  UUID: [(value) => typeof value === 'string' && isUuid(value), 'is no UUID'],
  STRING: [
    (value) => typeof value === 'string' && value.length <= 500,
    'is no text of at most 500',
  ],
};

const flagsOf = (data: Data): readonly Feature[] =>
  data.open<Feature>('features').all().sort(byName);

const keptOf = ({ data }: Call, id: string): OrganizationFeatures =>
  data.open<OrganizationFeatures>(table).get(id) ?? { id, values: {} };

const shown = (call: Call) => {
  const { values } = keptOf(call, organizationOf(call).id);
  return {
    feature_flags: flagsOf(call.data).map(({ id, name, type, value }) => ({
      id,
      name,
      type,
      default_value: value,
      value: values[id] ?? null,
    })),
  };
};

/** Missing flags stay unchanged; null restores a flag's platform-wide value. */
const set = (call: Call) => {
  const own = keptOf(call, organizationOf(call).id);
  const values = new Map(Object.entries(own.values));
  const seen = new Set<unknown>();
  objectsOf(call.body, 'feature_flags').forEach(({ id, value = null, ...others }, at) => {
    const wrong = (key: string, text: string): never =>
      refuseAt(`feature_flags.${at}.${key}`, text);
    const [stranger] = Object.keys(others);
    if (stranger !== undefined)
      outsideAt(
        `feature_flags.${at}.${stranger}`,
        `Not in the contract: feature_flags ${stranger}`,
      );
    const flag =
      flagsOf(call.data).find((one) => one.id === id) ?? wrong('id', 'There is no such flag.');
    if (seen.has(id)) wrong('id', `${flag.name} is given twice.`);
    seen.add(id);
    const [fits, words] = kinds[flag.type];
    if (value === null) values.delete(flag.id);
    else if (fits(value)) values.set(flag.id, value as Feature['value']);
    else wrong('value', `The value of ${flag.name} ${words}.`);
  });
  call.data.open<OrganizationFeatures>(table).put({ ...own, values: Object.fromEntries(values) });
  return shown(call);
};

const flagId = idsOf('feaf1a65');

/** By index of the chain and of the seeded flags. */
const own: readonly (readonly [number, OrganizationFeatures['values']])[] = [
  [0, { [flagId(8)]: true, [flagId(3)]: 0.9 }],
  [1, { [flagId(4)]: 5, [flagId(5)]: 'es' }],
  [3, { [flagId(9)]: false }],
];

const path = '/api/organizations/{id}/features';

export const demo = defineEntityDemo({
  table,
  seed: () => own.map(([index, values]) => ({ id: organizationId(index), values })),
  ...calls({ [`GET ${path}`]: shown, [`PUT ${path}`]: { body: ['feature_flags!'], answer: set } }),
});
