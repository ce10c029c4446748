/** Every parameter of the selected system is required (rules 3). */
import type { OwnRule } from '../../src/schema/fieldBase';
import { isObject } from '../../src/schema/isObject';
import { isMasked, parameterKey, parametersOf } from './credentials';

/** Parameters without a typed value: a stored one is not sent again, so its mask does not count. */
export const missingParameters = (system: unknown, value: unknown): readonly string[] => {
  const given = isObject(value) ? value : {};
  return parametersOf(system).filter((label) => {
    const own = given[parameterKey(label)];
    return typeof own !== 'string' || own.trim() === '' || isMasked(own);
  });
};

export const credentialsRule: OwnRule = (value, { values }) => {
  const [label] = missingParameters(values.integration_name, value);
  return label === undefined ? null : { key: 'facings.rules.required', values: { label } };
};
