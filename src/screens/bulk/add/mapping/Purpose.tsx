import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { canUpdate, canUpdateByKey } from '../../columns/columnsOf';
import { useSheetDeclaration } from '../../session/sheetTexts';
import { ActionAlert } from '../sheet/SheetNotices';
import { importPurposes } from '../checks/fileKeys';
import type { AddingState } from '../useAdding';
import { ChoiceSelect } from '../../../../views/ChoiceSelect';

interface PurposeProps {
  readonly adding: AddingState;
  readonly isDisabled: boolean;
}

/** What the rows do: create records, update those that exist, or both. Says how many exist. */
export const Purpose = ({ adding, isDisabled }: PurposeProps) => {
  const translate = useTranslate();
  const declaration = useSheetDeclaration();
  const { purpose, fileKeys, mapping } = adding;
  const hasIds = mapping?.columns.some(({ target }) => target?.isId) === true;
  const isByKey = canUpdateByKey(declaration);
  if (!canUpdate(declaration) || !(isByKey || hasIds || purpose !== 'create')) return null;
  const { name, bulk: { key: keyName } = {} } = declaration;
  const key = keyName === undefined ? '' : translate(`resources.${name}.fields.${keyName}`);
  const text = (word: string, values?: Readonly<Record<string, unknown>>) =>
    translate(`facings.bulk.update.${word}`, values);
  // A unit that has to be chosen first holds the import, too.
  const isHeld = isDisabled || mapping?.columns.some(({ unit }) => unit?.unit === null) !== false;
  const { existing = 0, rows = 0 } = fileKeys ?? {};
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <ChoiceSelect
        label={text('purpose')}
        value={purpose}
        options={importPurposes.map((value) => ({
          value,
          label: translate(`facings.bulk.update.purposes.${value}`),
        }))}
        disabled={isDisabled}
        onChoose={(value) =>
          adding.choosePurpose(importPurposes.find((candidate) => candidate === value) ?? 'create')
        }
      />
      {purpose !== 'create' && (
        <Typography variant="body2" color="text.secondary">
          {text(isByKey ? 'hint' : 'hintById', { key })}
        </Typography>
      )}
      {purpose === 'create' && hasIds && (
        <ActionAlert
          severity="warning"
          role="status"
          actions={isHeld ? {} : { [text('byId')]: () => adding.takeIn('update') }}
        >
          {text(keyName === undefined ? 'hasIdsOnly' : 'hasIds', { key })}
        </ActionAlert>
      )}
      {existing > 0 && isByKey && (
        <ActionAlert
          severity="info"
          role="status"
          actions={
            purpose === 'create' && !isHeld
              ? { [text('these', { smart_count: existing })]: () => adding.takeIn('update') }
              : {}
          }
        >
          {text('exist', { smart_count: existing, rows, key })}
        </ActionAlert>
      )}
    </Box>
  );
};
