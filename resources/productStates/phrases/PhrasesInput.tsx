import '../../../src/messages/en/screenTexts';
import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';
import { Fieldset } from '../../../src/fields/shared/InputFrame';
import { useOwnInput } from '../../../src/fields/shared/useFieldInput';
import type { TextSource } from '../../../src/schema/options';
import type { OwnInputProps } from '../../../src/schema/takeOver';
import { firstKey, phraseKeys, phraseLists, type PhraseKey } from '.';
import { PhraseList } from './PhraseList';
import { phrasesFault } from './rule';

const suggests: TextSource = {
  method: 'POST',
  path: '/api/products/states/phrases/search',
  needs: ['account_id'],
  read: 'results',
  label: ['phrase', 'label', 'name', 'text'],
  min: 2,
};

/** A new record has only the first list, sent without a key; an existing one has all lists (rules R56). */
export const PhrasesInput = (props: OwnInputProps) => {
  const { source } = props;
  const translate = useTranslate();
  const record = useRecordContext();
  const isNew = record?.id === undefined;
  const { control, label, hint, error, isDisabled, autoFocus } = useOwnInput(props);
  const lists = phraseLists(control.value);
  const stored = Object.values(phraseLists(record?.[source])).flat();
  const keys = isNew ? [firstKey] : phraseKeys;
  const isWrong = (key: PhraseKey, index: number): boolean => {
    if (error === undefined) return false;
    const isFaulty = (phrases: readonly string[]) => phrasesFault(label, phrases, stored) !== null;
    return isFaulty(Object.values(lists).flat()) ? isFaulty(lists[key]) : index === 0;
  };
  const set = (key: PhraseKey, list: readonly string[]) => {
    const { value } = control;
    const kept = typeof value === 'object' && !Array.isArray(value) ? value : {};
    control.onChange(isNew ? list : { ...kept, ...lists, [key]: list });
  };
  const how = translate('facings.inputs.phrases.hint');
  return (
    <Fieldset label={label} hint={hint === undefined ? how : `${hint} ${how}`} error={error}>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {keys.map((key, index) => (
          <PhraseList
            key={key}
            name={`${control.name}.${key}`}
            label={translate(`facings.inputs.phrases.lists.${key}`)}
            phrases={lists[key]}
            onChange={(list) => set(key, list)}
            onBlur={control.onBlur}
            source={suggests}
            hasError={isWrong(key, index)}
            isDisabled={isDisabled}
            autoFocus={autoFocus && index === 0}
          />
        ))}
      </Box>
    </Fieldset>
  );
};
