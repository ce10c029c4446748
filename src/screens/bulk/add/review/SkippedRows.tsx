import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Badge } from '../../../../fields/shared/Badge';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Entries } from '../../../../lib/grid/entries/types';
import { knownViewPath } from '../../../../schema/routes';
import { useVersion } from '../../frame/follow';
import { MoreList } from '../../frame/MoreList';
import { useBulkText, useRowReason, useSheetDeclaration } from '../../session/sheetTexts';
import { rejected } from '../sheet/ErrorFile';

interface SkippedRowsProps {
  readonly entries: Entries;
  readonly numberOf: (row: number) => string;
}

/** Skipped rows with their reasons, grouped by outcome; the first ones are listed. */
export const SkippedRows = ({ entries, numberOf }: SkippedRowsProps) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const declaration = useSheetDeclaration();
  const reasonOf = useRowReason(numberOf);
  const version = useVersion(entries);
  const groups = useMemo(
    () =>
      version < 0
        ? []
        : rejected
            .map((outcome) => ({ outcome, rows: entries.rowsOf(outcome) }))
            .filter(({ rows }) => rows.length > 0),
    [entries, version],
  );
  if (groups.length === 0) return null;

  /** An existing record has a link. */
  const item = (row: number) => {
    const reason = reasonOf(entries, row);
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
            <OpenInNew aria-hidden sx={{ fontSize: 14, ml: 0.5, verticalAlign: '-2px' }} />
            <Box component="span" sx={visuallyHidden}>
              {translate('facings.fields.links.external')}
            </Box>
          </Link>
        )}
        {reason !== '' && translate('facings.files.labeled', { name: '', text: reason })}
      </>
    );
  };
  return (
    <Box component="section" aria-label={translate('facings.bulk.reviewing.skipped')}>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>
        {translate('facings.bulk.reviewing.skipped')}
      </Typography>
      {groups.map(({ outcome, rows }) => (
        <Box key={outcome} sx={{ mb: 1.5, fontSize: 14 }}>
          <Badge
            tone={outcome === 'invalid' ? 'danger' : outcome === 'left' ? 'neutral' : 'warning'}
          >
            {translate('facings.bulk.sheet.outcomeCount', {
              label: translate(`facings.bulk.outcome.${outcome}`),
              smart_count: rows.length,
            })}
          </Badge>
          <MoreList count={rows.length} item={(index) => item(rows[index] ?? 0)} />
        </Box>
      ))}
    </Box>
  );
};
