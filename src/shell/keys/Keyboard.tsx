import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate, type To } from 'react-router';
import { OverlayBoundary } from '../../faults/OverlayBoundary';
import { KeysContext } from '../../views/keys/usePageAction';
import { createPageActions } from '../../views/keys/pageActions';
import { createVisits } from '../../views/keys/visits';
import { KeyListener } from './KeyListener';
import { closeOver } from './opened';
import { OverPage } from './OverPage';
import { useSingleKeys } from './singleKeys';

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
