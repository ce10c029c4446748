/** A page made by hand: its one file `screen.ts` says what the rest of the console has to know of it. */
import type { DeclaredText } from './declaredText';
import type { LazyComponent } from './takeOver';
import { menuMessages, type Menu } from './menu';

export interface Screen {
  /** Identity of the screen; no entity has the same name. */
  readonly name: string;
  /** Segments that begin with a colon name the parents: `/organizations/view/:account_id/…`. */
  readonly path: `/${string}`;
  /** English of the page's title, and of its entries that have no label of their own. */
  readonly title: string;
  /** One place for each group it is in. */
  readonly menu?: readonly Menu[];
  /**
   * Where the page can be limited to one record of the entity that has a sidebar of its own: the parameter of the
   * address that says which one, and those that are dropped when another one is chosen.
   */
  readonly scope?: { readonly parameter: string; readonly drops: readonly string[] };
  /** The page, a component without properties; loaded when it is opened. */
  readonly load: LazyComponent;
}

export const titleOf = ({ name, title }: Pick<Screen, 'name' | 'title'>): DeclaredText => ({
  key: `screens.${name}.title`,
  text: title,
});

/** What a screen has in the message catalogue; other languages say the same (src/messages/fr/screenWords.ts). */
export interface ScreenMessages {
  readonly title: string;
  /** By group: `label` and `keywords`. */
  readonly menu?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** English of every screen: `screens.matrix.title` → 'Products in Zones'. */
export const screenMessages = (
  screens: readonly Screen[],
): Readonly<Record<string, ScreenMessages>> =>
  Object.fromEntries(
    screens.map(({ name, title, menu = [] }) => [name, { title, menu: menuMessages(menu) }]),
  );
