import visuallyHidden from '@mui/utils/visuallyHidden';
import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useStoreContext, useTranslate } from 'react-admin';
import { useNavigate, type To } from 'react-router';
import { lazyPart } from '../../lib/failures/code';
import { isCovered } from '../../lib/failures/openings';
import { OverlayBoundary } from '../../lib/failures/OverlayBoundary';
import { useRegistry } from '../../fields/useDeclaration';
import {
  isMac,
  isPaletteKey,
  keyOf,
  sequenceTime,
  step,
  takesEverything,
  takesLetters,
  targetOf,
  type PendingSequence,
} from '../../views/keys/keyPresses';
import { KeysContext } from '../../views/keys/usePageAction';
import { actionFor, createPageActions, type PageActions } from '../../views/keys/pageActions';
import { createVisits } from '../../views/keys/visits';
import { holdKeys } from './heldKeys';
import { goKey, goKeysOf, useSingleKeys } from './keys';
import { closeOver, openPalette, openSheet } from './opened';
import { OverPage } from './OverPage';

const PendingHint = lazyPart(() => import('./PendingHint'), 'PendingHint');

/** The first key of a sequence, announced to screen readers as a sentence; what can follow is shown. */
const PendingKey = ({ begun }: { readonly begun: PendingSequence | null }) => {
  const translate = useTranslate();
  return (
    <>
      <span role="status" style={visuallyHidden}>
        {begun && translate('facings.keys.pendingTold')}
      </span>
      <Suspense fallback={null}>{begun && <PendingHint first={begun.first} />}</Suspense>
    </>
  );
};

interface KeyListenerProps {
  readonly actions: PageActions;
  /** Whether single-key shortcuts are on. */
  readonly isOn: boolean;
}

const begins: ReadonlySet<string> = new Set([goKey]);

/** The only listener for the console's shortcuts. */
const KeyListener = ({ actions, isOn }: KeyListenerProps) => {
  const navigate = useNavigate();
  const { menu } = useRegistry();
  const [begun, setBegun] = useState<PendingSequence | null>(null);

  const act = (pressed: readonly string[]): boolean => {
    const [first = '', second] = pressed;
    if (second !== undefined) {
      const gone = goKeysOf(menu).find(({ letter }) => letter === second);
      if (gone) void navigate(gone.entry.to);
      // An unknown second key ends the sequence, and is not treated as a single key.
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
      // Modifier keys are part of a key press; any other key ends the sequence.
      if (!modifiers.has(event.key)) setBegun(null);
      return;
    }
    const next = step({ begun, key, at: event.timeStamp, begins });
    setBegun(next.begun);
    // Prevents the browser's own action: '/' opens quick search in some, and would be typed into the focused input.
    if (next.pressed === null || act(next.pressed)) event.preventDefault();
  };

  // In a layout effect, so that keys work as soon as the page is visible.
  const current = useRef(listen);
  useLayoutEffect(() => {
    current.current = listen;
  });
  useLayoutEffect(holdKeys, []);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => current.current(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    if (!begun) return;
    const timer = setTimeout(() => setBegun(null), sequenceTime);
    return () => clearTimeout(timer);
  }, [begun]);

  return <PendingKey begun={begun} />;
};

const modifiers: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);

interface KeyboardProps {
  /** The shell with the pages, which register their actions. */
  readonly children: ReactNode;
}

/** Provides shortcuts, the palette and the list of shortcuts; visits are kept per person. */
export const Keyboard = ({ children }: KeyboardProps) => {
  const navigate = useNavigate();
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  });
  const [lead] = useState(() => (to: To) => void go.current(to));
  const [actions] = useState(() => createPageActions(lead));
  const store = useStoreContext();
  const [visits] = useState(() => createVisits(store));
  const [areSingleKeysOn] = useSingleKeys();
  const keys = useMemo(
    () => ({ actions, visits, areSingleKeysOn }),
    [actions, visits, areSingleKeysOn],
  );
  useEffect(() => closeOver, []);
  return (
    <KeysContext value={keys}>
      {children}
      <OverlayBoundary>
        <KeyListener actions={actions} isOn={areSingleKeysOn} />
      </OverlayBoundary>
      <OverPage actions={actions} visits={visits} />
    </KeysContext>
  );
};
