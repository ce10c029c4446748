import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Entries } from '../../../../grid/entriesTypes';
import type { FileKind } from '../../../../spreadsheet/write/createWriter';
import { useSaveAs } from '../../frame/useSaveAs';
import { useRowReason } from '../useRowReason';
import type { Imported } from './errorRows';
import { writtenColumns } from '../../edit/writtenColumns';

interface ErrorFileProps {
  readonly entries: Entries;
  readonly imports: readonly Imported[];
}

const faulty = ['exists', 'duplicate', 'invalid'] as const;
const kinds = ['csv', 'xlsx'] as const satisfies readonly FileKind[];

/** The rows that are not made as a file with their reasons, to be mended elsewhere and opened again. */
export const ErrorFile = ({ entries, imports }: ErrorFileProps) => {
  const translate = useTranslate();
  const reasonOf = useRowReason();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isWriting, saveAs } = useSaveAs();
  const { byOutcome } = entries.counts();
  const count = faulty.reduce((sum, outcome) => sum + byOutcome[outcome], 0);
  if (count === 0) return null;

  const save = (kind: FileKind) =>
    saveAs(translate('facings.bulk.errors.fileName', { kind }), async () => {
      const [{ errorFile }, { errorRows }] = await Promise.all([
        import('../../../../spreadsheet/write/errorFile'),
        import('./errorRows'),
      ]);
      const rows = faulty.flatMap((outcome) => [...entries.rowsOf(outcome)]);
      return errorFile({
        kind,
        reasonHeading: translate('facings.bulk.errors.reason'),
        ...errorRows({
          entries,
          imports,
          rows: Uint32Array.from(rows).sort(),
          reasonOf: (row) => reasonOf(entries, row),
          columns: writtenColumns(entries.columns).filter(
            (column) => entries.columns[column]?.isReadOnly !== true,
          ),
        }),
      });
    });
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Download />}
        loading={isWriting}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        {translate('facings.bulk.errors.download', { smart_count: count })}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
        }}
      >
        {kinds.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null);
              save(kind);
            }}
          >
            {translate(`facings.bulk.errors.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
