import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { PhrasesField } from '../../schema/field';
import { isTooLong } from './rule';
import { phraseLists } from '.';
import type { InputProps } from '../contract';
import { Fieldset } from '../shared/InputFrame';
import { useFieldInput } from '../shared/useFieldInput';
import { PhraseList } from './PhraseList';
import { useListLabel } from '../SetCells';

/** A new record has only the first list, sent without a key; an existing one has all lists (rules R56). */
export const PhrasesInput = (props: InputProps<PhrasesField>) => {
  const { source, field, purpose, isDisabled = false, autoFocus = false } = props;
  const translate = useTranslate();
  const { control, label, hint, error } = useFieldInput(props);
  const listLabel = useListLabel(source, field);
  const lists = phraseLists(field, control.value);
  const keys = purpose === 'create' ? [field.first] : Object.keys(field.lists);
  const isWrong = (key: string, index: number): boolean => {
    if (error === undefined) return false;
    const hasLong = Object.values(lists).flat().some(isTooLong);
    return hasLong ? (lists[key] ?? []).some(isTooLong) : index === 0;
  };
  const set = (key: string, list: readonly string[]) => {
    const { value } = control;
    const kept = typeof value === 'object' && !Array.isArray(value) ? value : {};
    control.onChange(purpose === 'create' ? list : { ...kept, ...lists, [key]: list });
  };
  const how = translate('facings.fields.phrases.hint');
  return (
    <Fieldset label={label} hint={hint === undefined ? how : `${hint} ${how}`} error={error}>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {keys.map((key, index) => (
          <PhraseList
            key={key}
            name={`${control.name}.${key}`}
            label={listLabel(key)}
            phrases={lists[key] ?? []}
            onChange={(list) => {
              set(key, list);
            }}
            onBlur={control.onBlur}
            source={field.suggests}
            hasError={isWrong(key, index)}
            isDisabled={isDisabled}
            autoFocus={autoFocus && index === 0}
          />
        ))}
      </Box>
    </Fieldset>
  );
};
