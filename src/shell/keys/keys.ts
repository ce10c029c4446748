/** Shortcuts that several parts of the shell show: the keys after 'g', single keys, and the palette's. */
import { useTranslate } from 'react-admin';
import type { MenuEntry, MenuPart } from '../../schema/menu';
import { isMac } from '../../views/keys/keyPresses';
import { entriesOf, flat } from '../navigation';
import { createPreference } from '../preference';

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

/** Whether single-key shortcuts ('c', 'g' and a letter) are on: a setting of the browser (WCAG 2.1.4). */
const singleKeys = createPreference('facings.single-keys', (stored) =>
  stored === 'off' ? 'off' : 'on',
);

const set = (isOn: boolean): void => singleKeys.set(isOn ? 'on' : 'off');

export const useSingleKeys = (): readonly [boolean, (isOn: boolean) => void] => [
  singleKeys.use() === 'on',
  set,
];

/** The palette's shortcut as printed on this keyboard, and as ARIA names it. */
export const usePaletteKeys = (): readonly [printed: string, named: string] => {
  const translate = useTranslate();
  return isMac() ? ['⌘ K', 'Meta+K'] : [`${translate('facings.keys.names.ctrl')} K`, 'Control+K'];
};
