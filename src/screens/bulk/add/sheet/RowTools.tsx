import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { Entries, EntryCounts, EntryOutcome } from '../../../../lib/grid/entries/types';

interface RowToolsProps {
  readonly entries: Entries;
  readonly onAdd: () => void;
}

/** Row commands: add a row, exclude, include or remove the selected rows. */
export const RowTools = ({ entries, onAdd }: RowToolsProps) => {
  const translate = useTranslate();
  const chosen = entries.counts().chosen;
  const isAnyLeft =
    chosen > 0 && Array.from(entries.chosenRows()).some((row) => entries.outcomeOf(row) === 'left');
  return (
    <>
      <Button color="inherit" startIcon={<Add />} onClick={onAdd}>
        {translate('facings.bulk.sheet.addRow')}
      </Button>
      {chosen > 0 && (
        <>
          <Button color="inherit" onClick={() => entries.leave(entries.chosenRows(), !isAnyLeft)}>
            {translate(`facings.bulk.sheet.${isAnyLeft ? 'bringBack' : 'leaveOut'}`)}
          </Button>
          <Button color="inherit" onClick={() => entries.remove(entries.chosenRows())}>
            {translate('facings.views.manage.remove')}
          </Button>
        </>
      )}
    </>
  );
};

const outcomes = [
  'create',
  'complete',
  'exists',
  'duplicate',
  'invalid',
  'left',
] as const satisfies readonly EntryOutcome[];

interface OutcomeFilterProps {
  readonly counts: EntryCounts;
  readonly chosen: EntryOutcome | null;
  readonly onChoose: (outcome: EntryOutcome | null) => void;
}

/** Filters the sheet by outcome, with the number of rows per outcome. */
export const OutcomeFilter = ({ counts, chosen, onChoose }: OutcomeFilterProps) => {
  const translate = useTranslate();
  const chip = (outcome: EntryOutcome | null, label: string, count: number) => (
    <Chip
      key={outcome ?? 'all'}
      component="button"
      type="button"
      clickable
      size="small"
      aria-pressed={chosen === outcome}
      color={chosen === outcome ? 'primary' : 'default'}
      variant={chosen === outcome ? 'filled' : 'outlined'}
      // The selected outcome stays enabled, so that it can be deselected.
      disabled={outcome !== null && count === 0 && chosen !== outcome}
      label={translate('facings.bulk.sheet.outcomeCount', { label, smart_count: count })}
      onClick={() => onChoose(outcome)}
      sx={{ height: 28 }}
    />
  );
  return (
    <Box
      role="group"
      aria-label={translate('facings.bulk.sheet.outcomes')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
    >
      {chip(null, translate('facings.bulk.sheet.all'), counts.rows)}
      {outcomes
        // Most sheets have no products to complete.
        .filter(
          (outcome) =>
            outcome !== 'complete' || counts.byOutcome[outcome] > 0 || chosen === outcome,
        )
        .map((outcome) =>
          chip(outcome, translate(`facings.bulk.outcome.${outcome}`), counts.byOutcome[outcome]),
        )}
    </Box>
  );
};
