/** Cells of values that have several entries, or a type of their own. */
import Box from '@mui/material/Box';
import { useFieldValue, useLocale, useTranslate } from 'react-admin';
import type {
  AssignmentsField,
  FlagType,
  PhrasesField,
  PicksField,
  SettingEntry,
  SettingsField,
  TypedField,
} from '../schema/field';
import { programNumber } from '../schema/numbers';
import { regionOf } from '../schema/region';
import { fitTyped, flagTypeOf } from '../schema/rules/typedValue';
import { assignedOf } from './assignments';
import type { CellProps } from './contract';
import { shownNumber } from './number';
import { phraseLists } from './phrases';
import { pickedIn, type Picked } from './picks';
import { settingEntries } from './settings';
import { asText } from './shared/asText';
import { Clipped, Missing } from './shared/CellText';
import { useFieldText } from './useFieldWords';

/** The words for true and false in typed values. */
export const useTypedWords = (): ((value: boolean) => string) => {
  const translate = useTranslate();
  return (value) => translate(value ? 'facings.fields.yes' : 'facings.fields.no');
};

/** A value formatted according to its type; one that does not fit the type is shown unchanged. */
export const TypedCell = ({ source, field, place }: CellProps<TypedField>) => {
  const locale = regionOf(useLocale());
  const wordOf = useTypedWords();
  const type = flagTypeOf(useFieldValue({ source: field.typeFrom }));
  const stored: unknown = useFieldValue({ source });
  const value = (type && fitTyped(type, stored, programNumber)) ?? asText(stored);
  if (value === null || value === '') return <Missing source={source} field={field} />;
  const text =
    typeof value === 'boolean'
      ? wordOf(value)
      : typeof value === 'number'
        ? shownNumber(value, locale)
        : value;
  return place === 'row' ? <Clipped title={text}>{text}</Clipped> : <span>{text}</span>;
};

// Text of a setting's value.

/** Null for a missing value; an invalid one is shown unchanged. */
export const useSettingText = (): ((type: FlagType, value: unknown) => string | null) => {
  const locale = regionOf(useLocale());
  const wordOf = useTypedWords();
  return (type, value) => {
    const fitted = fitTyped(type, value, programNumber);
    if (typeof fitted === 'boolean') return wordOf(fitted);
    return typeof fitted === 'number' ? shownNumber(fitted, locale) : asText(value);
  };
};

/** Each setting by name, with its effective value. */
export const SettingsCell = ({ source, field, place }: CellProps<SettingsField>) => {
  const textIn = useSettingText();
  const entries = settingEntries(useFieldValue({ source }));
  const textOf = ({ name: own, type, value, default_value }: SettingEntry) =>
    `${own}: ${textIn(type, value) ?? textIn(type, default_value) ?? '–'}`;
  if (entries.length === 0) return <Missing source={source} field={field} />;
  const texts = entries.map(textOf);
  if (place === 'row') return <Clipped title={texts.join('\n')}>{texts.join(', ')}</Clipped>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2 }}>
      {entries.map((entry) => (
        <li key={entry.id}>{textOf(entry)}</li>
      ))}
    </Box>
  );
};

/** Pairs of key and assigned value: `SHELF: DRY_SHELF`. */
export const AssignmentsCell = ({ source, field, place }: CellProps<AssignmentsField>) => {
  const texts = Object.entries(assignedOf(useFieldValue({ source }))).flatMap(([key, own]) =>
    own === null ? [] : [`${key}: ${own}`],
  );
  if (texts.length === 0) return <Missing source={source} field={field} />;
  const text = texts.join(', ');
  return place === 'row' ? <Clipped title={text}>{text}</Clipped> : <span>{text}</span>;
};

/** A value, with the texts under the further keys of its object in parentheses: 'PICKLIST (A12)'. */
const textOf = ([value, entry]: readonly [string, Picked], as: string | undefined): string => {
  const further = Object.entries(typeof entry === 'string' ? {} : entry).flatMap(([key, own]) =>
    key !== as && typeof own === 'string' && own !== '' ? [own] : [],
  );
  return further.length === 0 ? value : `${value} (${further.join(', ')})`;
};

/** The selected values in their order. */
export const PicksCell = ({ source, field, place }: CellProps<PicksField>) => {
  const value: unknown = useFieldValue({ source });
  const text = [...pickedIn(value, field.as)].map((one) => textOf(one, field.as)).join(', ');
  if (text === '') return <Missing source={source} field={field} />;
  return place === 'row' ? <Clipped title={text}>{text}</Clipped> : <span>{text}</span>;
};

/** The translated name of a list of phrases. */
export const useListLabel = (
  source: string,
  { lists }: Pick<PhrasesField, 'lists'>,
): ((key: string) => string) => {
  const text = useFieldText();
  return (key) => text('lists', `${source}.${key}`, lists[key] ?? key);
};

/** All phrases in a row; on the page each non-empty list under its name. */
export const PhrasesCell = ({ source, field, place }: CellProps<PhrasesField>) => {
  const listLabel = useListLabel(source, field);
  const lists = Object.entries(phraseLists(field, useFieldValue({ source }))).filter(
    ([, phrases]) => phrases.length > 0,
  );
  if (lists.length === 0) return <Missing source={source} field={field} />;
  if (place === 'row') {
    const texts = lists.flatMap(([, phrases]) => phrases);
    return <Clipped title={texts.join('\n')}>{texts.join(', ')}</Clipped>;
  }
  return (
    <>
      {lists.map(([key, phrases]) => (
        <Box component="span" key={key} sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {listLabel(key)}: {phrases.join(', ')}
        </Box>
      ))}
    </>
  );
};
