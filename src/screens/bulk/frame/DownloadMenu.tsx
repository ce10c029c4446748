import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { startTransition, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FileKind } from '../../../lib/tables/write/writeFile';
import { useSaveAs } from './useSaveAs';

export const fileKinds = ['csv', 'xlsx'] as const satisfies readonly FileKind[];

interface DownloadMenuProps {
  readonly label: string;
  readonly nameOf: (kind: FileKind) => string;
  readonly write: (kind: FileKind, isWithMore: boolean) => Promise<Blob>;
  /** What the same files can have besides. */
  readonly more?: string | undefined;
}

/** Downloads rows as the kind of file that is chosen. */
export const DownloadMenu = ({ label, nameOf, write, more }: DownloadMenuProps) => {
  const translate = useTranslate();
  const kindText = (kind: FileKind, isWithMore: boolean): string => {
    const text = translate(`facings.bulk.errors.${kind}`);
    return isWithMore ? translate('facings.bulk.update.with', { text, more }) : text;
  };
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isWriting, saveAs } = useSaveAs();
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Download />}
        loading={isWriting}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => startTransition(() => setAnchor(currentTarget))}
      >
        {label}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {[false, ...(more === undefined ? [] : [true])].flatMap((isWithMore) =>
          fileKinds.map((kind) => (
            <MenuItem
              key={`${kind} ${String(isWithMore)}`}
              onClick={() => {
                setAnchor(null);
                saveAs(nameOf(kind), () => write(kind, isWithMore));
              }}
            >
              {kindText(kind, isWithMore)}
            </MenuItem>
          )),
        )}
      </Menu>
    </>
  );
};
