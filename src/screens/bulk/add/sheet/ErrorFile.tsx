import { useTranslate } from 'react-admin';
import type { Entries, EntryOutcome } from '../../../../lib/grid/entries/types';
import { DownloadMenu } from '../../frame/DownloadMenu';
import { useBulkText } from '../../session/sheetTexts';
import type { Imported } from '../../session/createBulkSession';
import { writtenColumns } from '../../columns/zonePlan';

interface ErrorFileProps {
  readonly entries: Entries;
  readonly imports: readonly Imported[];
  /** In any order. */
  readonly rows: readonly number[];
  readonly reasonOf: (row: number) => string;
}

/** Outcomes of rows that can be sent once they are corrected: not those that exist or that a person excluded. */
export const toCorrect = ['duplicate', 'invalid'] as const;
/** Outcomes of rows that are not created or sent. */
export const rejected = ['exists', ...toCorrect, 'left'] as const;

export const rowsWith = (
  entries: Entries,
  outcomes: readonly EntryOutcome[],
): readonly number[] => {
  // The counts are known for each version of the rows; finding the rows takes another pass for each outcome.
  const { byOutcome } = entries.counts();
  return outcomes.flatMap((outcome) =>
    byOutcome[outcome] === 0 ? [] : [...entries.rowsOf(outcome)],
  );
};

/** Downloads the rejected rows with their reasons, to be fixed elsewhere and imported again. */
export const ErrorFile = ({ entries, imports, rows, reasonOf }: ErrorFileProps) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  if (rows.length === 0) return null;
  return (
    <DownloadMenu
      label={translate('facings.bulk.errors.download', { smart_count: rows.length })}
      nameOf={(kind) => bulkText('errors.fileName', { kind })}
      write={async (kind) => {
        const [{ writeTable }, { errorRows }] = await Promise.all([
          import('../../../../lib/tables/write/writeTable'),
          import('./errorRows'),
        ]);
        return writeTable({
          kind,
          ...errorRows({
            entries,
            imports,
            rows: Uint32Array.from(rows).sort(),
            reasonOf,
            reasonHeading: translate('facings.bulk.results.reason'),
            columns: writtenColumns(entries.columns).filter(
              (column) => entries.columns[column]?.isReadOnly !== true,
            ),
          }),
        });
      }}
    />
  );
};
