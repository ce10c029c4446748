import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate, type To } from 'react-router';
import { OverlayBoundary } from '../../faults/OverlayBoundary';
import { KeysContext } from '../../views/keys/KeysContext';
import { createPageActions } from '../../views/keys/pageActions';
import { createVisits } from '../../views/keys/visits';
import { KeyListener } from './KeyListener';
import { closeOver } from './opened';
import { OverPage } from './OverPage';
import { useSingleKeys } from './singleKeys';

interface KeyboardProps {
  /** The frame with the pages in it: what they can do is told to the keys from within. */
  readonly children: ReactNode;
}

/** The console's keys, its palette and its list of keys; what was visited goes with the person. */
export const Keyboard = ({ children }: KeyboardProps) => {
  const navigate = useNavigate();
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  });
  const [lead] = useState(() => (to: To) => void go.current(to));
  const [actions] = useState(() => createPageActions(lead));
  const [visits] = useState(createVisits);
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
