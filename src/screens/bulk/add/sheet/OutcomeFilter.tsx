import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { EntryCounts, Outcome } from '../../../../grid/entriesTypes';

export const outcomes = [
  'create',
  'complete',
  'exists',
  'duplicate',
  'invalid',
  'left',
] as const satisfies readonly Outcome[];

interface OutcomeFilterProps {
  readonly counts: EntryCounts;
  readonly chosen: Outcome | null;
  readonly onChoose: (outcome: Outcome | null) => void;
}

/** Filters the sheet by outcome, with the number of rows per outcome. */
export const OutcomeFilter = ({ counts, chosen, onChoose }: OutcomeFilterProps) => {
  const translate = useTranslate();
  const chip = (outcome: Outcome | null, label: string, count: number) => (
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
      onClick={() => {
        onChoose(outcome);
      }}
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
        .filter((one) => one !== 'complete' || counts.byOutcome[one] > 0 || chosen === one)
        .map((outcome) =>
          chip(outcome, translate(`facings.bulk.outcome.${outcome}`), counts.byOutcome[outcome]),
        )}
    </Box>
  );
};
