import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { EntryColumn } from '../../../lib/grid/entries/types';
import { cellFault } from '../../../lib/rules/cellRule';
import type { RuleMessage } from '../../../lib/rules/message';
import { PropertyInput } from './PropertyInput';
import { SelectField } from '../../../fields/shared/SelectField';

/** Properties to set for all selected rows, while they are edited (rules 2, 5). */
export interface Draft {
  readonly column: number;
  readonly text: string;
  /** The value will be cleared. An input that was left empty clears nothing. */
  readonly isEmptied: boolean;
}

const canBeEmptied = ({ rule, kind }: EntryColumn): boolean => !rule.isRequired && kind !== 'onOff';

export const isSet = ({ text, isEmptied }: Draft): boolean => isEmptied || text.trim() !== '';

export const draftFault = (
  columns: readonly EntryColumn[],
  { column, text, isEmptied }: Draft,
): RuleMessage | null => {
  const rule = columns[column]?.rule;
  return rule === undefined || isEmptied || text.trim() === '' ? null : cellFault(rule, text);
};

interface PropertiesProps {
  readonly columns: readonly EntryColumn[];
  /** Positions of columns that can be set for many rows. */
  readonly settable: readonly number[];
  readonly drafts: readonly Draft[];
  /** Changes the newest drafts: an input may tell its value while another property is added. */
  readonly onChange: (change: (drafts: readonly Draft[]) => readonly Draft[]) => void;
}

/** Chooses properties to set and their values (rules 2, Properties). */
export const Properties = ({ columns, settable, drafts, onChange }: PropertiesProps) => {
  const translate = useTranslate();
  const [newest, setNewest] = useState<number | null>(null);
  const left = settable.filter((column) => drafts.every((draft) => draft.column !== column));
  const change = (changed: Draft) =>
    onChange((before) =>
      before.map((draft) => (draft.column === changed.column ? changed : draft)),
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
      <SelectField
        label={translate('facings.bulkEdit.add')}
        value=""
        disabled={left.length === 0}
        onChange={({ target }) => {
          const column = Number(target.value);
          setNewest(column);
          onChange((before) => [...before, { column, text: '', isEmptied: false }]);
        }}
        size="small"
        fullWidth
      >
        {left.map((column) => (
          <MenuItem key={column} value={column}>
            {columns[column]?.label}
          </MenuItem>
        ))}
      </SelectField>
      {drafts.length === 0 ? (
        <Typography color="text.secondary">{translate('facings.bulkEdit.noProperties')}</Typography>
      ) : (
        <Box
          component="ul"
          aria-label={translate('facings.bulkEdit.setProperties')}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
        >
          {drafts.map((draft) => (
            <Property
              key={draft.column}
              columns={columns}
              draft={draft}
              isNew={draft.column === newest}
              onChange={change}
              onRemove={() =>
                onChange((before) => before.filter(({ column }) => column !== draft.column))
              }
            />
          ))}
        </Box>
      )}
    </Box>
  );
};

interface PropertyProps {
  readonly columns: readonly EntryColumn[];
  readonly draft: Draft;
  readonly isNew: boolean;
  readonly onChange: (draft: Draft) => void;
  readonly onRemove: () => void;
}

const Property = ({ columns, draft, isNew, onChange, onRemove }: PropertyProps) => {
  const translate = useTranslate();
  const column = columns[draft.column];
  if (!column) return null;
  const fault = draftFault(columns, draft);
  const summaryOf = (): string | null => {
    if (fault) return translate(fault.key, { ...fault.values, _: fault.text });
    if (draft.isEmptied) return translate('facings.bulkEdit.emptied');
    return isSet(draft) ? null : translate('facings.bulkEdit.stays');
  };
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <PropertyInput
          column={column}
          text={draft.isEmptied ? '' : draft.text}
          onChange={(text) => onChange({ ...draft, text })}
          helperText={summaryOf()}
          hasFault={fault !== null}
          isDisabled={draft.isEmptied}
          isFocused={isNew}
        />
        {canBeEmptied(column) && (
          <FormControlLabel
            label={translate('facings.bulkEdit.empty')}
            control={
              <Checkbox
                size="small"
                checked={draft.isEmptied}
                onChange={(_, isEmptied) => onChange({ ...draft, isEmptied })}
                slotProps={{
                  input: {
                    'aria-label': translate('facings.files.labeled', {
                      name: column.label,
                      text: translate('facings.bulkEdit.empty'),
                    }),
                  },
                }}
              />
            }
          />
        )}
      </Box>
      <IconButton
        aria-label={translate('facings.bulkEdit.removeProperty', { property: column.label })}
        onClick={onRemove}
      >
        <Delete />
      </IconButton>
    </Box>
  );
};
