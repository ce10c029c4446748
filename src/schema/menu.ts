/** What a declaration or a screen says of its place in the navigation. */

/** `main` and `user` are on every page; the others are sidebars of the pages below one address. */
export type MenuGroup = 'main' | 'organization' | 'settings' | 'user';

/** Each has its picture in src/shell/NavList.tsx. */
export type MenuIcon =
  'dashboard' | 'building' | 'store' | 'box' | 'people' | 'hub' | 'gear' | 'list';

/** A place in the navigation. Texts are English; another language has them under the same name. */
export interface Menu {
  /** The sidebar; `user` is the menu of the signed-in person. */
  readonly group: MenuGroup;
  /** Name of the entity or screen whose entry it is nested under. */
  readonly below?: string;
  /** Lower numbers come first, among entries of the same group that are nested under the same one. */
  readonly order: number;
  readonly icon?: MenuIcon;
  /** Other words by which the palette finds it. */
  readonly keywords?: readonly string[];
  /** The letter that opens it after `g`; for entries of `main` alone. */
  readonly key?: string;
  /** Only where the entry is not called what the page is called. */
  readonly label?: string;
  /** The palette finds it, and no sidebar shows it: a screen that is reached from another one. */
  readonly isOnlyInPalette?: boolean;
}

/** What places add to the catalogue, by group; `menu` of their entity or screen. */
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
