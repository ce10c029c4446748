/** One of a set of values; sorted by label. */
import type { ChoiceField } from '../../schema/field';
import { maxNameLength, type Kind } from '../kind';
import { asText } from '../shared/asText';

export const kind: Kind<ChoiceField> = {
  sortKey: (value, field, { source, optionLabel }) => {
    const text = asText(value);
    return text === null ? null : optionLabel(source, field, text);
  },
  isSortedByPlatform: true,
  sheet: {
    rule: ({ options }, base) =>
      options.kind === 'fixed'
        ? { ...base, kind: 'oneOf', values: options.values }
        : { ...base, kind: 'name', max: maxNameLength },
    entry: 'choice',
  },
  input: 'half',
};
