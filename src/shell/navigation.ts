/** Which sidebars belong to a page, and which entry is current. */
import type { MenuEntry, MenuGroup, MenuPart } from '../schema/menu';
import { valuesAbove } from '../schema/pageAt';

/** The exact version that the console shows, whatever package.json says. */
export const consoleVersion = '3.0.3';

type Menu = readonly MenuPart[];

export const entriesOf = (menu: Menu, group: MenuGroup): readonly MenuEntry[] =>
  menu.find((part) => part.group === group)?.entries ?? [];

/** The entries, each followed by its nested ones. */
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
  /** Value of `:id` in the entries' addresses, escaped. */
  readonly id?: string;
}

/** Returns the second sidebar of a page: that of its record, or of its area. */
export const secondaryNavigationOf = (menu: Menu, pathname: string): SecondaryNavigation | null => {
  for (const part of menu) {
    const values = part.base === undefined ? null : valuesAbove(part.base, pathname);
    if (!values) continue;
    const { id } = values;
    return id === undefined ? { part } : { part, id: encodeURIComponent(id) };
  }
  return null;
};

/** Returns an entry's address; `:id` is the current record. */
export const entryAddress = ({ to }: MenuEntry, id?: string): string =>
  id === undefined ? to : to.replace(':id', id);

/** Returns the address of the current entry: the longest one that the path starts with. */
export const currentAddress = (
  entries: readonly MenuEntry[],
  pathname: string,
  id?: string,
): string | undefined =>
  flat(entries)
    .map((entry) => entryAddress(entry, id))
    .filter(
      (address) => pathname === address || (address !== '/' && pathname.startsWith(`${address}/`)),
    )
    .reduce<string | undefined>(
      (longest, address) => (address.length > (longest?.length ?? 0) ? address : longest),
      undefined,
    );
