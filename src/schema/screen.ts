/** A hand-made page: its `screen.ts` holds everything that the rest of the console needs to know about it. */
import { menuMessages, type DeclaredText } from './declaredMessages';
import type { LazyComponent, NoProps } from './takeOver';
import type { Menu } from './menu';

export interface Screen {
  /** Identifies the screen; no entity may have the same name. */
  readonly name: string;
  /** Segments that start with a colon are the parent ids: `/organizations/view/:account_id/…`. */
  readonly path: `/${string}`;
  /** The page has tabs of react-admin's TabbedForm or TabbedShowLayout, each with an address below `path`. */
  readonly hasTabs?: true;
  /** English title of the page, and of its navigation entries without a label of their own. */
  readonly title: string;
  /** One entry for each group that lists the page. */
  readonly menu?: readonly Menu[];
  /**
   * Present if the page can be limited to one record of an entity that has its own sidebar: the address parameter for
   * that record, and the parameters that are removed when another record is selected.
   */
  readonly scope?: { readonly parameter: string; readonly drops: readonly string[] };
  /** The page, a component without props; loaded when it is opened. */
  readonly load: LazyComponent<NoProps>;
}

export const screenTitle = ({ name, title }: Pick<Screen, 'name' | 'title'>): DeclaredText => ({
  key: `screens.${name}.title`,
  text: title,
});

/** A screen's part of the message catalogue; translations have the same shape (src/messages/fr/screenWords.ts). */
export interface ScreenMessages {
  readonly title: string;
  /** By group: `label` and `keywords`. */
  readonly menu?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** English texts of every screen: `screens.matrix.title` → 'Products in Zones'. */
export const screenMessages = (
  screens: readonly Screen[],
): Readonly<Record<string, ScreenMessages>> =>
  Object.fromEntries(
    screens.map(({ name, title, menu = [] }) => [name, { title, menu: menuMessages(menu) }]),
  );
