import UnfoldMore from '@mui/icons-material/UnfoldMore';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useGetOne,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { Link, useLocation } from 'react-router';
import { FieldCell } from '../fields/FieldCell';
import { clamped } from '../fields/styles';
import { useRegistry } from '../fields/useDeclaration';
import { isNotFound } from '../lib/failures/failures';
import type { AnyDeclaration } from '../schema/defineResource';
import type { MenuGroup } from '../schema/menu';
import { noParents, viewPath, type ParentIds } from '../schema/routes';
import { fillTemplate } from '../schema/template';
import { parentMeta } from '../views/place/placeContext';
import { openSwitch } from './keys/opened';

/** The record of the second sidebar: an organization's name and picture, on each of its pages. */
export interface SidebarRecord {
  readonly declaration: AnyDeclaration;
  readonly within: ParentIds;
  /** Undefined while loading, and if it cannot be loaded; the page itself shows the error. */
  readonly record: RaRecord | undefined;
  /** Address of its own page. */
  readonly to: string;
  readonly name: string | null;
  readonly isPending: boolean;
  /** It does not exist, so none of its pages does. A record that is removed later keeps what is typed on its page. */
  readonly isMissing: boolean;
}

/** Milliseconds for which it is not reloaded between the record's pages. */
const fresh = 60_000;

/** The record that a page is below. Null without a name of its entity or an id. */
export const useRecordAbove = (
  of = '',
  id = '',
  within: ParentIds = noParents,
): SidebarRecord | null => {
  const registry = useRegistry();
  const isWanted = of !== '' && id !== '';
  const { data, error, isPending } = useGetOne<RaRecord>(
    of,
    { id, ...parentMeta(within) },
    { enabled: isWanted, staleTime: fresh, retry: false },
  );
  return useMemo(() => {
    if (!isWanted) return null;
    const declaration = registry.find(of);
    const name = data ? fillTemplate(declaration.represent, data).trim() || null : null;
    const to = viewPath(declaration, id, within);
    return {
      declaration,
      within,
      record: data,
      to,
      name,
      isPending,
      isMissing: !data && isNotFound(error),
    };
  }, [registry, isWanted, of, id, within, data, error, isPending]);
};

/** Names the record above each of its pages, where its sidebar is not seen; its own page has it as the title. */
export const RecordLine = ({ of: { name, to, isPending } }: { readonly of: SidebarRecord }) => {
  const { pathname } = useLocation();
  if (pathname === to || pathname.startsWith(`${to}/edit`)) return null;
  return (
    <Typography
      variant="body2"
      data-screen-only
      sx={{ display: { lg: 'none' }, minHeight: 24, mb: 1, overflowWrap: 'anywhere' }}
    >
      {isPending ? <Skeleton width="50%" /> : <Link to={to}>{name ?? to}</Link>}
    </Typography>
  );
};

interface RecordHeadProps {
  readonly of: SidebarRecord;
  /** Of its sidebar, whose name is shown if the record's cannot be loaded. */
  readonly group: MenuGroup;
  /** Called before the picker for another record opens. */
  readonly onGo?: (() => void) | undefined;
}

/** The record whose pages are shown, with its picture; a click switches to the same page of another record. */
export const RecordHead = ({ of, group, onGo }: RecordHeadProps) => {
  const translate = useTranslate();
  const { declaration, record, name, isPending } = of;
  const picture = Object.keys(declaration.fields).find(
    (field) => declaration.fields[field]?.kind === 'image',
  );
  const shown = name ?? translate(`facings.shell.nav.${group}`);
  return (
    <ButtonBase
      onClick={() => {
        onGo?.();
        openSwitch();
      }}
      aria-label={translate('facings.shell.nav.switch', { name: shown })}
      sx={{
        width: '100%',
        // The same for a short name, a long one, and one that is still loading: the entries below stay.
        height: 56,
        mb: 1,
        px: 1.25,
        py: 0.75,
        gap: 1,
        justifyContent: 'flex-start',
        textAlign: 'left',
        borderRadius: 1,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {isPending ? (
        <Skeleton variant="rounded" width={32} height={32} sx={{ flexShrink: 0 }} />
      ) : (
        record &&
        picture !== undefined && (
          <ResourceContextProvider value={declaration.name}>
            <RecordContextProvider value={record}>
              <FieldCell source={picture} place="row" />
            </RecordContextProvider>
          </ResourceContextProvider>
        )
      )}
      <Typography
        component="span"
        sx={{
          flex: 1,
          minWidth: 0,
          fontWeight: 650,
          fontSize: 14,
          lineHeight: 1.3,
          // The tab and the page's title show all of a long name.
          ...clamped(2),
          overflowWrap: 'anywhere',
        }}
      >
        {isPending ? <Skeleton width="80%" /> : shown}
      </Typography>
      <UnfoldMore aria-hidden="true" sx={{ fontSize: 18, color: 'text.secondary' }} />
    </ButtonBase>
  );
};
