/** The keys after 'g', and the screens of the main sidebar that they open. */
import type { MenuEntry, MenuPart } from '../../schema/menu';
import { entriesOf, flat } from '../navigation';

export const goKey = 'g';

export interface GoKey {
  readonly letter: string;
  readonly entry: MenuEntry;
}

export const goKeysOf = (menu: readonly MenuPart[]): readonly GoKey[] =>
  flat(entriesOf(menu, 'main')).flatMap((entry) =>
    entry.key === undefined ? [] : [{ letter: entry.key, entry }],
  );

export const goLetterOf = (menu: readonly MenuPart[], to: string): string | undefined =>
  goKeysOf(menu).find(({ entry }) => entry.to === to)?.letter;
