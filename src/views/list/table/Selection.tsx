/** Row selection, for lists whose declaration offers actions for selected rows. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useListContext, useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { OwnPart } from '../../../fields/OwnPart';
import { listOf, type AnyDeclaration } from '../../../schema/defineResource';
import { selectedActionsOf } from '../../../schema/actions';
import { useWords } from '../../useWords';
import { SelectedActionButton } from './SelectedAction';

/** Selects the current row. */
export const SelectRow = ({ declaration }: { readonly declaration: AnyDeclaration }) => {
  const words = useWords(declaration);
  const record = useRecordContext();
  const { selectedIds, onToggleItem } = useListContext();
  if (!record) return null;
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(record.id)}
      onChange={() => {
        onToggleItem(record.id);
      }}
      slotProps={{
        input: {
          'aria-label': words.translate('facings.lists.selection.row', {
            name: words.nameOf(record),
          }),
        },
      }}
      sx={{ my: -1 }}
    />
  );
};

/** Selects or deselects all visible rows. */
export const SelectPage = () => {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord>();
  const ids = data.map(({ id }) => id);
  const seen = ids.filter((id) => selectedIds.includes(id)).length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Checkbox
      size="small"
      disabled={ids.length === 0}
      checked={seen > 0 && seen === ids.length}
      indeterminate={seen > 0 && seen < ids.length}
      onChange={() => {
        onSelect(seen === ids.length ? others : [...others, ...ids]);
      }}
      slotProps={{ input: { 'aria-label': translate('facings.lists.selection.page') } }}
      sx={{ my: -1 }}
    />
  );
};

/** The number of selected rows, their actions, and a button that deselects them; nothing if none is selected. */
export const SelectionBar = ({ declaration }: { readonly declaration: AnyDeclaration }) => {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const own = listOf(declaration).selectionActions;
  if (selectedIds.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={translate('facings.lists.selection.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: { sm: 'auto' } }}
    >
      <Typography variant="body2" role="status">
        {translate('facings.lists.selection.count', { smart_count: selectedIds.length })}
      </Typography>
      {selectedActionsOf(declaration).map((action) => (
        <SelectedActionButton key={action.key} declaration={declaration} action={action} />
      ))}
      {own && (
        <Suspense fallback={null}>
          <OwnPart part={own} props={{}} />
        </Suspense>
      )}
      <Button
        color="inherit"
        size="small"
        onClick={() => {
          onUnselectItems();
        }}
      >
        {translate('facings.lists.selection.clear')}
      </Button>
    </Box>
  );
};
