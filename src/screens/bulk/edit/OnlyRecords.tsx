import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { OverlayBoundary } from '../../../lib/failures/OverlayBoundary';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { identifyingFields, onlyKey } from '../../../schema/only';
import { OnlyDialog } from '../../../views/list/only/OnlyDialog';
import { OnlyKeys } from '../../../views/list/only/OnlyKeys';
import { useReadAllRows } from '../../../views/list/state/useEveryRow';
import type { ListState } from '../../../views/list/state/useListState';
import { usePlace } from '../../../views/place/placeContext';
import type { SomeIds } from './source';

/** The records with the pasted keys of the list behind the tool, narrowed like that list. */
export const useOnlyRecords = (
  declaration: AnyDeclaration,
  { text, filters }: Pick<ListState, 'text' | 'filters'>,
) => {
  const readAll = useReadAllRows(declaration);
  const [notFound, setNotFound] = useState<readonly string[]>([]);
  const ids: SomeIds = async (signal) => {
    const { rows, notFound: missing = [] } = await readAll({ text, filters }, signal);
    if (!signal.aborted) setNotFound(missing);
    return rows.map(({ id }) => String(id));
  };
  return { some: onlyKey in filters ? { ids } : undefined, notFound };
};

interface OnlyRecordsProps {
  readonly declaration: AnyDeclaration;
  readonly list: Pick<ListState, 'filters' | 'setFilter'>;
  readonly notFound: readonly string[];
  /** Other keys are another sheet, which would lose the changes. */
  readonly isUnsaved: boolean;
  /** The panel of bulk actions is for the records that are shown. */
  readonly isHeld: boolean;
}

/** Chooses the records of the sheet by their keys. */
export const OnlyRecords = ({
  declaration,
  list,
  notFound,
  isUnsaved,
  isHeld,
}: OnlyRecordsProps) => {
  const translate = useTranslate();
  const { panel } = usePlace();
  const [isOpen, setIsOpen] = useState(false);
  const only = list.filters[onlyKey];
  const why = isUnsaved ? translate('facings.listMenus.only.unsaved') : '';
  const held = isUnsaved || isHeld ? why : undefined;
  const change = (text: string | undefined) => list.setFilter(onlyKey, text);
  if (panel !== null || identifyingFields(declaration).length === 0) return null;
  if (only !== undefined)
    return (
      <OnlyKeys
        declaration={declaration}
        text={String(only)}
        notFound={notFound}
        held={held}
        onChange={change}
      />
    );
  return (
    <Box>
      <Button
        variant="outlined"
        color="inherit"
        disabled={held !== undefined}
        title={held}
        onClick={() => setIsOpen(true)}
      >
        {translate('facings.views.filter.only')}
      </Button>
      {isOpen && (
        <OverlayBoundary onClose={() => setIsOpen(false)}>
          <OnlyDialog
            declaration={declaration}
            onShow={(text) => {
              setIsOpen(false);
              change(text);
            }}
            onClose={() => setIsOpen(false)}
          />
        </OverlayBoundary>
      )}
    </Box>
  );
};
