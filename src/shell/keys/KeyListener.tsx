import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useRegistry } from '../../fields/RegistryContext';
import { isPaletteKey, keyOf } from '../../views/keys/keyOf';
import { actionFor, type PageActions } from '../../views/keys/pageActions';
import { isMac } from '../../views/keys/platform';
import { sequenceTime, step, type Begun } from '../../views/keys/sequence';
import { isCovered, takesEverything, takesLetters, targetOf } from '../../views/keys/targets';
import { useDeclaredText } from '../../views/useDeclaredText';
import { goKey, goKeysOf } from './goKeys';
import { Keycap } from './Keycap';
import { opened, openPalette, openSheet, pressAhead } from './opened';

/** What was begun, and how it can go on; a screen reader is told in a sentence. */
const PendingKey = ({ begun }: { readonly begun: Begun | null }) => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  const { menu } = useRegistry();
  return (
    <>
      <span role="status" style={visuallyHidden}>
        {begun && translate('facings.keys.pendingTold')}
      </span>
      {begun && (
        <Paper
          elevation={8}
          aria-hidden="true"
          sx={{
            position: 'fixed',
            zIndex: 'snackbar',
            bottom: 24,
            left: 16,
            right: 16,
            mx: 'auto',
            width: 'fit-content',
            maxWidth: 720,
            px: 2,
            py: 1.25,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            rowGap: 0.75,
            fontSize: 13,
          }}
        >
          <Box component="span" sx={{ fontWeight: 650 }}>
            {translate('facings.keys.pending', { first: begun.first.toUpperCase() })}
          </Box>
          {goKeysOf(menu).map(({ letter, entry }) => (
            <Box key={letter} component="span" sx={{ display: 'inline-flex', gap: 0.75 }}>
              <Keycap>{letter.toUpperCase()}</Keycap>
              {declaredText(entry.label)}
            </Box>
          ))}
        </Paper>
      )}
    </>
  );
};

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
    if (opened() !== null && !isOver) {
      // Tab and the browser's own shortcuts keep their meaning.
      if (event.key !== 'Tab' && !event.ctrlKey && !event.metaKey) event.preventDefault();
      pressAhead(event);
      return;
    }
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
