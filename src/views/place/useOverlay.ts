/**
 * The dialog or panel over a list: `…/create` and `…/edit/:id` on its own page, and `?panel=name/create` if the list
 * is a panel of another record's page. Back closes it in both cases.
 */
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { BulkKey } from '../../schema/bulk';
import type { AnyDeclaration, Tool } from '../../schema/defineResource';
import type { Identifier } from '../../schema/field';
import { panelKey } from '../../schema/pageAt';
import { createPath, editPath, listPath } from '../../schema/routes';
import { sourceKey } from './addressRecord';
import { useLeaveOverlay } from './OverlayHistory';
import { usePlace } from './placeContext';
import { usePage } from './usePage';

// Where to go when a dialog that was opened by a link on another page is closed: back to that page.

/** For the `state` of a link that opens a dialog of another page. */
export const useReturnState = () => {
  const { pathname, search } = useLocation();
  return { returnTo: pathname + search };
};

/** Only accepts addresses of this console, because the history state is untrusted. */
const returnToOf = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return undefined;
  const { returnTo } = state;
  return typeof returnTo === 'string' && /^\/(?!\/)/.test(returnTo) ? returnTo : undefined;
};

/** Parameter with the id of the record to copy. */
export const copyKey = 'copy';

/** A partial address, as links accept it. */
interface Path {
  readonly pathname?: string;
  readonly search: string;
}

export const useOverlay = (declaration: AnyDeclaration) => {
  const { within, panel } = usePlace();
  const { pathname, search, ...location } = useLocation();
  const { overlay } = usePage();
  const isOpen = overlay?.of.name === declaration.name && overlay.isInPanel === (panel !== null);
  const returnTo = returnToOf(location.state);
  const navigate = useNavigate();
  const leave = useLeaveOverlay();
  return useMemo(() => {
    const withPanel = (value: string | null): Path => {
      const parameters = new URLSearchParams(search);
      parameters.delete(copyKey);
      parameters.delete(sourceKey);
      if (value === null) parameters.delete(panelKey);
      else parameters.set(panelKey, value);
      return { search: parameters.toString() };
    };
    const { search: pageSearch } = withPanel(null);
    const over = (key: string, path: () => string): Path =>
      panel === null
        ? { pathname: path(), search: pageSearch }
        : withPanel(`${declaration.name}/${key}`);
    const overList = (key: string) => over(key, () => `${listPath(declaration, within)}/${key}`);
    const toCreate = over('create', () => createPath(declaration, within));
    return {
      open: isOpen ? overlay : null,
      /** One of the list's tools. */
      toTool: ({ key }: Tool) => overList(key),
      /** Many records at once. */
      toBulk: (key: BulkKey) => overList(key),
      toCreate,
      /** Opens a create dialog with the values of this record. */
      toCopy: (id: Identifier) => {
        const parameters = new URLSearchParams(toCreate.search);
        parameters.set(copyKey, String(id));
        return { ...toCreate, search: parameters.toString() };
      },
      toEdit: (id: Identifier) =>
        over(`edit/${encodeURIComponent(String(id))}`, () => editPath(declaration, id, within)),
      close: () => {
        if (returnTo !== undefined) void navigate(returnTo, { replace: true });
        else if (panel === null)
          leave({ pathname: listPath(declaration, within), search: pageSearch });
        else leave({ pathname, search: pageSearch });
      },
    };
  }, [declaration, within, panel, overlay, isOpen, pathname, search, returnTo, navigate, leave]);
};
