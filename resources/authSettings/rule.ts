/** Every named detail has a value, without invisible characters. */
import type { OwnRule } from '../../src/schema/fieldBase';
import { isObject } from '../../src/lib/util/isObject';
import type { RuleMessage } from '../../src/lib/rules/message';
import { characterFault } from '../../src/lib/rules/textFault';

/** Returns the errors of details by name. A key or certificate may have several lines. */
export const detailFaults = (value: unknown): Readonly<Record<string, RuleMessage>> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).flatMap(([label, credential]) => {
      const fault =
        typeof credential === 'string'
          ? characterFault({ label, multiline: true }, credential)
          : null;
      return fault ? [[label, fault]] : [];
    }),
  );

export const detailsRule: OwnRule = (value, { label }) => {
  const [blank] = Object.entries(isObject(value) ? value : {}).flatMap(([name, credential]) =>
    typeof credential === 'string' && credential.trim() === '' ? [name] : [],
  );
  return blank === undefined
    ? (Object.values(detailFaults(value))[0] ?? null)
    : { key: 'facings.rules.jsonBlank', values: { label, name: blank } };
};
