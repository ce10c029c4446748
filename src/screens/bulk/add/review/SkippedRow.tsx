import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useSheetDeclaration } from '../sheetContext';
import type { Entries } from '../../../../grid/entriesTypes';
import { viewPath } from '../../../../schema/routes';
import { useRowReason } from '../useRowReason';

/** A row that is not made: what it is, and why; one that exists leads to the record. */
export const SkippedRow = ({
  entries,
  row,
  numberOf,
}: {
  readonly entries: Entries;
  readonly row: number;
  /** What a row is called. */
  readonly numberOf: (row: number) => string;
}) => {
  const translate = useTranslate();
  const declaration = useSheetDeclaration();
  const reason = useRowReason(numberOf)(entries, row);
  const key = entries.textAt(row, entries.keyColumn).trim();
  const id = entries.existingId(row);
  const name = translate('facings.bulk.reviewing.named', {
    row: numberOf(row),
    name: key === '' ? translate('facings.bulk.reviewing.unnamed') : key,
  });
  return (
    <li>
      {id === null ? (
        name
      ) : (
        // The sheet stays where it is: it is not saved yet.
        <Link to={viewPath(declaration, id)} target="_blank" rel="noopener">
          {name}
        </Link>
      )}
      {reason !== '' && `: ${reason}`}
    </li>
  );
};
