/** What a shortcut has opened over the page; only one of them is open at a time. */
import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/util/listeners';

/** `switch` is the palette with organizations only. */
export type Opened = 'palette' | 'switch' | 'sheet' | null;

const open = createStore<Opened>(null);

export const openPalette = (): void => open.set('palette');
export const openSwitch = (): void => open.set('switch');
export const openSheet = (): void => open.set('sheet');
export const closeOver = (): void => open.set(null);

export const useOpened = (): Opened => useSyncExternalStore(open.subscribe, open.get);
