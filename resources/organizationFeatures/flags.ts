/** An organization's flags. They are sent as a list of {id, value}; names, types and defaults are the platform's. */
import type { ComposedEntries } from '../../src/schema/field';
import { isObject } from '../../src/lib/util/isObject';
import { fitTyped, flagTypeOf, type FlagType } from '../features/flagTypes';

type FlagValue = string | number | boolean | null;

export interface Flag {
  readonly id: string | number;
  readonly name: string;
  readonly type: FlagType;
  readonly value?: FlagValue;
  readonly default_value?: FlagValue;
}

const isFlag = (entry: unknown): entry is Flag => {
  if (!isObject(entry)) return false;
  const { id, name, type } = entry;
  const hasId = (typeof id === 'string' && id !== '') || typeof id === 'number';
  return hasId && typeof name === 'string' && flagTypeOf(type) !== undefined;
};

/** Reads flags from a value of any shape (rules R25): each has an id, a name and a known type. */
export const flagsIn = (value: unknown): readonly Flag[] =>
  Array.isArray(value) ? value.filter(isFlag) : [];

const isSet = (value: unknown): boolean => value != null && value !== '';

/** A text that is not a number is sent as it is, so that nothing stored is lost. */
export const sentFlags = (value: unknown): unknown =>
  value == null
    ? null
    : flagsIn(value).map(({ id, type, value: flagValue }) => ({
        id,
        value: isSet(flagValue) ? (fitTyped(type, flagValue) ?? flagValue) : null,
      }));

export const flagEntries: ComposedEntries = {
  of: (value) =>
    flagsIn(value).map(({ id, name, type, value: flagValue }) => ({
      key: String(id),
      name,
      type,
      value: isSet(flagValue) ? flagValue : null,
    })),
  with: (value, changes) =>
    flagsIn(value).map((flag) =>
      changes.has(String(flag.id)) ? { ...flag, value: changes.get(String(flag.id)) } : flag,
    ),
  isMissingUnchanged: true,
};
