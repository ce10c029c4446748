/** The position of a declaration or a screen in the navigation. */
import type { DeclaredText } from './declaredMessages';
import type { AnyDeclaration } from './defineResource';
import { screenTitle, type Screen } from './screen';

/** `main` and `user` are on every page; the others are sidebars of the pages below one address. */
export type MenuGroup = 'main' | 'organization' | 'settings' | 'user';

/** The icons are in src/shell/NavList.tsx. */
export type MenuIcon =
  | 'dashboard'
  | 'building'
  | 'store'
  | 'box'
  | 'people'
  | 'hub'
  | 'gear'
  | 'list';

/** A navigation entry. Its texts are English; translations have the same keys. */
export interface Menu {
  /** The sidebar; `user` is the menu of the signed-in person. */
  readonly group: MenuGroup;
  /** Name of the entity or screen whose entry it is nested under. */
  readonly below?: string;
  /** Lower numbers come first, among entries of the same group and parent entry. */
  readonly order: number;
  readonly icon?: MenuIcon;
  /** Other words that find the entry in the palette. */
  readonly keywords?: readonly string[];
  /** Key that opens the entry after `g`; only for entries of `main`. */
  readonly key?: string;
  /** Label of the entry, if it differs from the page's title. */
  readonly label?: string;
  /** Only the palette lists the entry, no sidebar: a screen that is opened from another one. */
  readonly isOnlyInPalette?: boolean;
}

/**
 * The navigation, built from the entries of declarations and screens. Sidebars, the palette and the `g` shortcuts
 * read it.
 */
export interface MenuEntry {
  /** Name of the entity or screen; for a record's own page, of the entity. */
  readonly name: string;
  /** Address; `:id` is the record that the sidebar belongs to. */
  readonly to: string;
  readonly label: DeclaredText;
  readonly keywords: readonly DeclaredText[];
  readonly icon?: MenuIcon;
  readonly key?: string;
  readonly below: readonly MenuEntry[];
}

export interface MenuPart {
  readonly group: MenuGroup;
  /** The sidebar is shown at this address and below; absent if it is on every page. */
  readonly base?: string;
  /** Entity of the record `:id`. */
  readonly of?: string;
  readonly entries: readonly MenuEntry[];
  /** Entries that are only in the palette. */
  readonly onlyInPalette: readonly MenuEntry[];
}

/** Groups without an address of their own, which are on every page. */
export const globalGroups: readonly MenuGroup[] = ['main', 'user'];

/** An entry before it is assigned to a group. */
export interface Placed extends Menu {
  readonly name: string;
  readonly to: string;
  readonly words: { readonly label: DeclaredText; readonly keywords: readonly DeclaredText[] };
}

/** The texts of an entry: `menu.<group>` of its entity or screen, since a screen can be in several groups. */
const wordsOf = (
  root: string,
  entityName: DeclaredText,
  { group, label, keywords }: Menu,
): Placed['words'] => {
  const key = `${root}.menu.${group}`;
  return {
    label: label === undefined ? entityName : { key: `${key}.label`, text: label },
    keywords: keywords ? [{ key: `${key}.keywords`, text: keywords.join(', ') }] : [],
  };
};

/** Renames the first parameter of a path to `:id`: it is the record that the sidebar belongs to. */
const ofRecord = (path: string): string => path.replace(/:[A-Za-z_]+/, ':id');

export const menuPlaces = (
  declarations: readonly AnyDeclaration[],
  screens: readonly Screen[],
): readonly Placed[] => [
  ...declarations.flatMap(({ name, labels, routes, menu }): readonly Placed[] => {
    if (!menu || routes.list === undefined) return [];
    const root = `resources.${name}`;
    const words = wordsOf(root, { key: `${root}.name`, text: labels }, menu);
    return [{ ...menu, name, to: ofRecord(routes.list), words }];
  }),
  ...screens.flatMap(({ name, path, title, menu = [] }) =>
    menu.map((place): Placed => {
      const root = `screens.${name}`;
      const words = wordsOf(root, screenTitle({ name, title }), place);
      return { ...place, name, to: ofRecord(path), words };
    }),
  ),
];

export const isWithin = (path: string, base: string): boolean => path.startsWith(`${base}/`);

/** Returns the longest address that all of these are at or below. */
const sharedPath = ([first = '', ...rest]: readonly string[]): string =>
  rest
    .reduce<readonly string[]>((shared, path) => {
      const parts = path.split('/');
      const end = shared.findIndex((part, at) => part !== parts[at]);
      return end === -1 ? shared : shared.slice(0, end);
    }, first.split('/'))
    .join('/');

/**
 * Returns the base address of a sidebar: the page of the record that an entry is within, with that record's entity;
 * otherwise what the entries' addresses share, '' if nothing.
 */
export const baseOf = (
  places: readonly Placed[],
  declarations: readonly AnyDeclaration[],
): { readonly address: string; readonly of?: AnyDeclaration } => {
  for (const { to } of places) {
    for (const declaration of declarations) {
      const { view } = declaration.routes;
      if (view !== undefined && view === ofRecord(view) && isWithin(to, view)) {
        return { address: view, of: declaration };
      }
    }
  }
  return { address: sharedPath(places.map(({ to }) => to)) };
};

const entryOf = (place: Placed, all: readonly Placed[]): MenuEntry => ({
  name: place.name,
  to: place.to,
  ...place.words,
  ...(place.icon === undefined ? {} : { icon: place.icon }),
  ...(place.key === undefined ? {} : { key: place.key }),
  below: all.filter(({ below }) => below === place.name).map((nested) => entryOf(nested, [])),
});

const partOf = (
  group: MenuGroup,
  places: readonly Placed[],
  declarations: readonly AnyDeclaration[],
): MenuPart => {
  const entries = places
    .filter((place) => place.group === group)
    .toSorted((one, other) => one.order - other.order);
  const shown = entries.filter(({ isOnlyInPalette }) => !isOnlyInPalette);
  const part = {
    group,
    entries: shown.filter(({ below }) => below === undefined).map((place) => entryOf(place, shown)),
    onlyInPalette: entries
      .filter(({ isOnlyInPalette }) => isOnlyInPalette)
      .map((place) => entryOf(place, [])),
  };
  if (globalGroups.includes(group)) return part;
  const { address: base, of } = baseOf(entries, declarations);
  if (!of) return { ...part, base };
  // The first entry of a record's sidebar is the record's own page.
  const details: MenuEntry = {
    name: of.name,
    to: base,
    label: { key: 'facings.shell.nav.details', text: 'Details' },
    keywords: [
      { key: `resources.${of.name}.label`, text: of.label },
      { key: 'facings.palette.synonyms.details', text: 'overview' },
    ],
    below: [],
  };
  return { ...part, base, of: of.name, entries: [details, ...part.entries] };
};

/** Returns every group that has an entry. */
export const menuParts = (
  declarations: readonly AnyDeclaration[],
  screens: readonly Screen[],
): readonly MenuPart[] => {
  const places = menuPlaces(declarations, screens);
  return [...new Set(places.map(({ group }) => group))].map((group) =>
    partOf(group, places, declarations),
  );
};
