/** The entries of the three sidebars, in the order of Specification 2. */
export interface NavEntry {
  /** Catalogue key below `facings.shell.nav`. */
  readonly key: string;
  /** Path of the screen; `:id` is the organization at hand. */
  readonly to: string;
  readonly icon?:
    'dashboard' | 'organizations' | 'zones' | 'products' | 'users' | 'models' | 'settings';
  readonly below?: readonly NavEntry[];
}

export interface NavGroup {
  /** Catalogue key of the sidebar's accessible name. */
  readonly key: string;
  readonly entries: readonly NavEntry[];
}

/** A sidebar of the pages of one record. */
export interface RecordNavGroup extends NavGroup {
  /** Entity whose record `:id` is, as its declaration names it. */
  readonly of: string;
}

export const mainNavigation: NavGroup = {
  key: 'main',
  entries: [
    { key: 'dashboard', to: '/', icon: 'dashboard' },
    { key: 'organizations', to: '/organizations', icon: 'organizations' },
    {
      key: 'zones',
      to: '/zones',
      icon: 'zones',
      below: [
        { key: 'regions', to: '/zones/regions' },
        { key: 'jobs', to: '/zones/jobs' },
      ],
    },
    {
      key: 'products',
      to: '/products',
      icon: 'products',
      below: [
        { key: 'notionals', to: '/products/notionals' },
        { key: 'items', to: '/products/items' },
      ],
    },
    { key: 'users', to: '/users', icon: 'users' },
    { key: 'models', to: '/models', icon: 'models' },
    { key: 'settingsEntry', to: '/settings', icon: 'settings' },
  ],
};

const organizationPath = '/organizations/view/:id';

export const organizationNavigation: RecordNavGroup = {
  key: 'organization',
  of: 'organizations',
  entries: [
    { key: 'details', to: organizationPath },
    { key: 'modelPackage', to: `${organizationPath}/models` },
    { key: 'pickLists', to: `${organizationPath}/pick-lists` },
    { key: 'categories', to: `${organizationPath}/product-categories` },
    { key: 'features', to: `${organizationPath}/features` },
    { key: 'jobTemplates', to: `${organizationPath}/job-templates` },
    { key: 'storageTypes', to: `${organizationPath}/storage-types` },
    { key: 'uom', to: `${organizationPath}/uom` },
    { key: 'apps', to: `${organizationPath}/apps` },
    { key: 'keys', to: `${organizationPath}/keys` },
    { key: 'webhooks', to: `${organizationPath}/webhooks` },
  ],
};

export const settingsNavigation: NavGroup = {
  key: 'settings',
  entries: [
    { key: 'general', to: '/settings' },
    { key: 'environments', to: '/settings/environments' },
    { key: 'features', to: '/settings/features' },
    { key: 'storageTypes', to: '/settings/storage-types' },
    { key: 'uom', to: '/settings/uom' },
  ],
};

/** Version of the console that the specification names, whatever package.json says (readings.md 39). */
export const consoleVersion = '3.0.3';

export interface SecondaryNavigation {
  readonly group: NavGroup;
  /** Value of `:id` in the group's paths. */
  readonly id?: string;
}

/** The second sidebar that a path stands in: an organization's, or the global settings'. */
export const secondaryNavigationOf = (pathname: string): SecondaryNavigation | null => {
  const [, id] = /^\/organizations\/view\/([^/]+)/.exec(pathname) ?? [];
  if (id !== undefined) return { group: organizationNavigation, id };
  return /^\/settings(\/|$)/.test(pathname) ? { group: settingsNavigation } : null;
};

/** An entry's address; `:id` is the organization at hand. */
export const addressOf = ({ to }: NavEntry, id?: string): string =>
  id === undefined ? to : to.replace(':id', id);

/** The address of the one entry that a path stands in: the longest that the path begins with. */
export const currentAddress = (
  entries: readonly NavEntry[],
  pathname: string,
  id?: string,
): string | undefined =>
  entries
    .flatMap((entry) => [entry, ...(entry.below ?? [])])
    .map((entry) => addressOf(entry, id))
    .filter(
      (address) => pathname === address || (address !== '/' && pathname.startsWith(`${address}/`)),
    )
    .reduce<string | undefined>(
      (longest, address) => (address.length > (longest?.length ?? 0) ? address : longest),
      undefined,
    );
