/** Finds one of several options by its name: names that look alike are the same, and a name of several options finds none. */
import { plainKey } from './plainText';

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface OptionsByText {
  /** The option's value, by the compared form of its name or value. */
  readonly byText: ReadonlyMap<string, string>;
  /** Names of several options. */
  readonly several: ReadonlySet<string>;
}

export const optionsByText = (options: readonly Option[]): OptionsByText => {
  const byText = new Map<string, string>();
  const several = new Set<string>();
  for (const { value, label } of options) {
    const name = plainKey(label);
    if ((byText.get(name) ?? value) !== value) several.add(name);
    byText.set(name, value);
  }
  several.forEach((name) => byText.delete(name));
  // An id takes precedence over another option's name.
  for (const { value } of options) {
    byText.set(plainKey(value), value);
    several.delete(plainKey(value));
  }
  return { byText, several };
};
