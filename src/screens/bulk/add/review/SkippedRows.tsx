import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Badge } from '../../../../fields/shared/Badge';
import type { Entries, Outcome } from '../../../../sheet/entries/types';
import { knownViewPath } from '../../../../schema/routes';
import { useVersion } from '../../frame/follow';
import { MoreList } from '../../frame/MoreList';
import { useBulkText, useRowReason, useSheetDeclaration } from '../../session/sheetTexts';

interface SkippedRowsProps {
  readonly entries: Entries;
  /** Label of a row. */
  readonly numberOf: (row: number) => string;
}

/** A skipped row with its reason; an existing record has a link. */
const SkippedRow = ({ entries, numberOf, row }: SkippedRowsProps & { readonly row: number }) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const declaration = useSheetDeclaration();
  const reason = useRowReason(numberOf)(entries, row);
  const key = entries.textAt(row, entries.keyColumn).trim();
  const id = entries.existingId(row);
  const page = id === null ? null : knownViewPath(declaration, id, {});
  const name = translate('facings.bulk.reviewing.named', {
    row: numberOf(row),
    name: key === '' ? bulkText('reviewing.unnamed') : key,
  });
  return (
    <>
      {page === null ? (
        name
      ) : (
        // The sheet stays in place, because it is not saved yet.
        <Link to={page} target="_blank" rel="noopener">
          {name}
        </Link>
      )}
      {reason !== '' && `: ${reason}`}
    </>
  );
};

const skipped = ['exists', 'duplicate', 'invalid', 'left'] as const satisfies readonly Outcome[];

/** Skipped rows grouped by reason; the first ones are listed. */
export const SkippedRows = ({ entries, numberOf }: SkippedRowsProps) => {
  const translate = useTranslate();
  const { byOutcome } = entries.counts();
  const some = skipped.filter((outcome) => byOutcome[outcome] > 0);
  if (some.length === 0) return null;
  return (
    <Box component="section" aria-label={translate('facings.bulk.reviewing.skipped')}>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>
        {translate('facings.bulk.reviewing.skipped')}
      </Typography>
      {some.map((outcome) => (
        <OfOutcome key={outcome} entries={entries} outcome={outcome} numberOf={numberOf} />
      ))}
    </Box>
  );
};

const OfOutcome = ({
  entries,
  outcome,
  numberOf,
}: SkippedRowsProps & {
  readonly outcome: (typeof skipped)[number];
}) => {
  const translate = useTranslate();
  const version = useVersion(entries);
  const rows = useMemo(
    () => (version < 0 ? new Uint32Array() : entries.rowsOf(outcome)),
    [entries, outcome, version],
  );
  return (
    <Box sx={{ mb: 1.5, fontSize: 14 }}>
      <Badge tone={outcome === 'invalid' ? 'danger' : outcome === 'left' ? 'neutral' : 'warning'}>
        {translate('facings.bulk.sheet.outcomeCount', {
          label: translate(`facings.bulk.outcome.${outcome}`),
          smart_count: rows.length,
        })}
      </Badge>
      <MoreList
        count={rows.length}
        atFirst={5}
        step={100}
        item={(index) => (
          <SkippedRow entries={entries} row={rows[index] ?? 0} numberOf={numberOf} />
        )}
      />
    </Box>
  );
};
