/** The panel's state in the tab's session storage, so that it stays open on the same tab after a reload. */
import { useState } from 'react';

export type PanelTab = 'state' | 'faults' | 'log';

export interface PanelMemory {
  readonly isOpen: boolean;
  readonly tab: PanelTab;
  readonly side: 'left' | 'right';
}

const key = 'facings-testers-panel';

const initial: PanelMemory = { isOpen: false, tab: 'state', side: 'left' };

const read = (): PanelMemory => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...initial, ...kept } : initial;
  } catch {
    return initial;
  }
};

const write = (memory: PanelMemory): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(memory));
  } catch {
    // Without storage, the panel is closed after a reload; nothing else is lost.
  }
};

export const useMemory = () => {
  const [memory, setMemory] = useState(read);
  const remember = (change: Partial<PanelMemory>): void => {
    const next = { ...memory, ...change };
    write(next);
    setMemory(next);
  };
  return { ...memory, remember };
};
