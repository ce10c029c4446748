/** The organization of the current page, so that what the palette opens begins there. */
import type { AnyDeclaration } from '../../schema/defineResource';
import type { Registry } from '../../schema/registry';
import { pathWith } from '../../schema/routes';
import { decoded, firstValueAt } from '../../schema/template';
import { isScope } from '../../views/list/state/listQuery';
import { recordPartOf, secondaryNavigationOf } from '../navigation';
import type { Values } from '../../lib/util/values';

/** The browser's address. */
export interface Here {
  readonly pathname: string;
  readonly search: string;
}

/** The organization of a record; without a name if the response only has its id. */
export interface Owner {
  readonly of: string;
  readonly id: string;
  readonly name?: string;
}

/** Returns a record that is already loaded. */
export type FindRecord = (resource: string, id: string) => Values | undefined;

type Addresses = Pick<Registry, 'menu' | 'pageAt'>;

/** The record whose sidebar is shown; null on all other pages. */
export const sidebarRecord = ({ menu }: Pick<Registry, 'menu'>, pathname: string) => {
  const { id, part } = secondaryNavigationOf(menu, pathname) ?? {};
  return id !== undefined && part?.of !== undefined ? decoded(id) : null;
};

/** Name of the filter by organization; undefined if the list has none. */
export const scopeFilterOf = (declaration: AnyDeclaration): string | undefined =>
  declaration.list?.filters?.find((name) => isScope(declaration, name));

/** Returns the organization that a record belongs to, if its entity has one. */
export const ownerOf = ({ scope, fields }: AnyDeclaration, record: Values): Owner | undefined => {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'reference' || field.to !== scope) continue;
    const id = firstValueAt(record, [name, ...(field.from ?? [])]);
    if (typeof id !== 'string' && typeof id !== 'number') continue;
    const label = firstValueAt(record, field.nameFrom ?? []);
    return {
      of: field.to,
      id: String(id),
      ...(typeof label === 'string' && label !== '' ? { name: label } : {}),
    };
  }
  return undefined;
};

/**
 * From the organization's pages, the record of the page, a list's filter, or a page that is limited to one. Null if
 * none is selected.
 */
export const organizationHere = (
  registry: Addresses,
  here: Here,
  loaded: FindRecord,
): string | null => {
  const sidebarId = sidebarRecord(registry, here.pathname);
  if (sidebarId !== null) return sidebarId;
  const { handMade, declaration, screen, id: recordId } = registry.pageAt(here);
  if (screen === 'view' && declaration && recordId !== null) {
    const record = loaded(declaration.name, recordId);
    return (record && ownerOf(declaration, record)?.id) ?? null;
  }
  const parameter =
    handMade?.scope?.parameter ?? (declaration ? scopeFilterOf(declaration) : undefined);
  const id = parameter === undefined ? null : new URLSearchParams(here.search).get(parameter);
  return id === '' ? null : id;
};

/** Adds the organization to an address, if the page there has a parameter for it. */
export const beganIn = (path: string, parameter: string | undefined, id: string | null): string =>
  parameter === undefined ? path : pathWith(path, { [parameter]: id });

/** Whether the records of an entity belong to those of the sidebar. */
export const isOfSidebar = ({ menu }: Pick<Registry, 'menu'>, { scope }: AnyDeclaration): boolean =>
  scope !== undefined && scope === recordPartOf(menu)?.of;

/** Address of a screen that is opened from others, as a tool is: it begins in the current organization. */
export const toolAddress = (
  { screens }: Pick<Registry, 'screens'>,
  path: string,
  id: string | null,
): string => {
  const tool = screens.find((screen) => screen.path === path);
  const isTool = tool?.menu?.every(({ isOnlyInPalette }) => isOnlyInPalette) ?? false;
  return isTool ? beganIn(path, tool?.scope?.parameter, id) : path;
};
