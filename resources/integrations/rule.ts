/** Every parameter of the selected system is required (rules 3). */
import type { OwnRule } from '../../src/schema/fieldBase';
import { isObject } from '../../src/lib/util/isObject';
import type { RuleMessage } from '../../src/lib/rules/message';
import { characterFault } from '../../src/lib/rules/textFault';
import { isMasked, parameterKey, parametersOf } from './credentials';

/**
 * Returns the errors by parameter. A stored one is not sent again and replaced with the others, so its mask does not
 * count.
 */
export const credentialFaults = (
  system: unknown,
  value: unknown,
): ReadonlyMap<string, RuleMessage> => {
  const credentials = isObject(value) ? value : {};
  return new Map(
    parametersOf(system).flatMap((label) => {
      const credential = credentials[parameterKey(label)];
      const isMissing =
        typeof credential !== 'string' || credential.trim() === '' || isMasked(credential);
      const fault = isMissing
        ? { key: 'facings.rules.required', values: { label } }
        : characterFault({ label }, credential.trim());
      return fault ? [[label, fault] as const] : [];
    }),
  );
};

export const credentialsRule: OwnRule = (value, { values }) => {
  const [fault] = credentialFaults(values.integration_name, value).values();
  return fault ?? null;
};
