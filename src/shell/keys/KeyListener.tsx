import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRegistry } from '../../fields/RegistryContext';
import { isPaletteKey, keyOf } from '../../views/keys/keyOf';
import { actionFor, type PageActions } from '../../views/keys/pageActions';
import { isMac } from '../../views/keys/platform';
import { sequenceTime, step, type Begun } from '../../views/keys/sequence';
import { isCovered, takesEverything, takesLetters, targetOf } from '../../views/keys/targets';
import { goKey, goKeysOf } from './goKeys';
import { openPalette, openSheet } from './opened';
import { PendingKey } from './PendingKey';

interface KeyListenerProps {
  readonly actions: PageActions;
  /** Whether single keys act. */
  readonly isOn: boolean;
}

const begins: ReadonlySet<string> = new Set([goKey]);

/** The one place that listens for the console's keys. */
export const KeyListener = ({ actions, isOn }: KeyListenerProps) => {
  const navigate = useNavigate();
  const { menu } = useRegistry();
  const [begun, setBegun] = useState<Begun | null>(null);

  const act = (pressed: readonly string[]): boolean => {
    const [first = '', second] = pressed;
    if (second !== undefined) {
      const gone = goKeysOf(menu).find(({ letter }) => letter === second);
      if (gone) void navigate(gone.entry.to);
      // A second key without a meaning ends the sequence, and does nothing by itself either.
      return true;
    }
    if (first === '?') {
      openSheet();
      return true;
    }
    const action = actionFor(actions.all(), first, document.activeElement);
    action?.run();
    return action !== null;
  };

  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const target = targetOf(event);
    const isOver = isCovered(document);
    if (isPaletteKey(event, isMac())) {
      if (isOver || takesEverything(target)) return;
      event.preventDefault();
      openPalette();
      return;
    }
    if (!isOn || isOver || takesLetters(target)) {
      setBegun(null);
      return;
    }
    const key = keyOf(event);
    if (key === null) {
      // Shift and its like are on the way to a key; anything else is no second key.
      if (!modifiers.has(event.key)) setBegun(null);
      return;
    }
    const next = step({ begun, key, at: event.timeStamp, begins });
    setBegun(next.begun);
    // The key is ours: '/' is a quick search of some browsers, and would be typed into the box it focuses.
    if (next.pressed === null || act(next.pressed)) event.preventDefault();
  };

  // Before the page is seen: a key may be pressed as soon as it is, and whatever else waits then comes later.
  const current = useRef(listen);
  useLayoutEffect(() => {
    current.current = listen;
  });
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      current.current(event);
    };
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('keydown', hear);
    };
  }, []);
  useEffect(() => {
    if (!begun) return;
    const timer = setTimeout(() => {
      setBegun(null);
    }, sequenceTime);
    return () => {
      clearTimeout(timer);
    };
  }, [begun]);

  return <PendingKey begun={begun} />;
};

const modifiers: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);
