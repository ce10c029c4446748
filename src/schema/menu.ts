/** The position of a declaration or a screen in the navigation. */

/** `main` and `user` are on every page; the others are sidebars of the pages below one address. */
export type MenuGroup = 'main' | 'organization' | 'settings' | 'user';

/** The icons are in src/shell/NavList.tsx. */
export type MenuIcon =
  'dashboard' | 'building' | 'store' | 'box' | 'people' | 'hub' | 'gear' | 'list';

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

/** Texts of the navigation entries, by group; stored under `menu` of their entity or screen. */
export const menuMessages = (
  places: readonly Menu[],
): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    places.map(({ group, label, keywords }) => [
      group,
      {
        ...(label === undefined ? {} : { label }),
        ...(keywords ? { keywords: keywords.join(', ') } : {}),
      },
    ]),
  );
