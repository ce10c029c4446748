/** Which part of the navigation belongs to a page, and which of its entries is the current one. */
import type { MenuGroup } from '../schema/menu';
import type { MenuEntry, MenuPart } from '../schema/menuParts';

/** Version of the console that the specification names, whatever package.json says. */
export const consoleVersion = '3.0.3';

type Menu = readonly MenuPart[];

export const entriesOf = (menu: Menu, group: MenuGroup): readonly MenuEntry[] =>
  menu.find((part) => part.group === group)?.entries ?? [];

/** The entries, each followed by those nested under it. */
export const flat = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.below)]);

/** The sidebar of one record's pages. */
export interface RecordPart extends MenuPart {
  readonly of: string;
}

export const recordPartOf = (menu: Menu): RecordPart | undefined =>
  menu.find((part): part is RecordPart => part.of !== undefined);

export interface SecondaryNavigation {
  readonly part: MenuPart;
  /** Value of `:id` in the part's addresses. */
  readonly id?: string;
}

/** The id that a path has at `:id`; null where the path is neither at the base nor below it. */
const matchBase = (base: string, pathname: string): { readonly id?: string } | null => {
  const segments = pathname.split('/');
  let id: string | undefined;
  for (const [at, part] of base.split('/').entries()) {
    const segment = segments[at];
    if (part === ':id' && segment) id = segment;
    else if (part !== segment) return null;
  }
  return id === undefined ? {} : { id };
};

/** The second sidebar of a page: that of its record, or of its area. */
export const secondaryNavigationOf = (menu: Menu, pathname: string): SecondaryNavigation | null => {
  for (const part of menu) {
    const matched = part.base === undefined ? null : matchBase(part.base, pathname);
    if (matched) return { part, ...matched };
  }
  return null;
};

/** An entry's address; `:id` is the record at hand. */
export const addressOf = ({ to }: MenuEntry, id?: string): string =>
  id === undefined ? to : to.replace(':id', id);

/** The address of the current entry: the longest that the path begins with. */
export const currentAddress = (
  entries: readonly MenuEntry[],
  pathname: string,
  id?: string,
): string | undefined =>
  flat(entries)
    .map((entry) => addressOf(entry, id))
    .filter(
      (address) => pathname === address || (address !== '/' && pathname.startsWith(`${address}/`)),
    )
    .reduce<string | undefined>(
      (longest, address) => (address.length > (longest?.length ?? 0) ? address : longest),
      undefined,
    );
