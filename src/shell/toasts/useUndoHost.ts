import { useQueryClient } from '@tanstack/react-query';
import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { useTakeUndoableMutation, useTranslate, type UndoableMutation } from 'react-admin';
import { useLocation } from 'react-router';
import { useRegistry } from '../../fields/useDeclaration';
import { useLoadWrites } from '../../views/useLoadWrites';
import type { Message } from './historyStore';
import type { UndoHost } from './undoHost';

const noSubscription = () => () => undefined;

/**
 * Takes react-admin's undoable changes. What handles them is loaded with the first one; `isLoading` until then. If it
 * cannot be loaded, changes are sent at once, because they could never be undone.
 */
export const useUndoHost = (setShown: Dispatch<SetStateAction<readonly Message[]>>) => {
  const client = useQueryClient();
  const { all: declarations } = useRegistry();
  const translate = useTranslate();
  const currentTranslate = useRef(translate);
  const takeMutation = useTakeUndoableMutation();
  const loadWrites = useLoadWrites();
  const { pathname, search } = useLocation();
  const [host, setHost] = useState<UndoHost | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  /** The host before it is rendered. */
  const loaded = useRef<UndoHost | null>(null);
  /** Changes that wait for the code. */
  const early = useRef<UndoableMutation[]>([]);
  const pending = useSyncExternalStore(
    host?.subscribe ?? noSubscription,
    () => host?.pending() ?? null,
  );

  useEffect(() => {
    currentTranslate.current = translate;
  }, [translate]);
  useEffect(() => {
    host?.leave();
  }, [pathname, search, host]);
  useEffect(
    () => () => {
      host?.stop();
      for (const run of early.current.splice(0)) run({ isUndo: false });
    },
    [host],
  );
  useEffect(() => {
    const run = takeMutation();
    if (!run) return;
    if (loaded.current) {
      loaded.current.add(run);
      return;
    }
    loadWrites();
    const isFirst = early.current.push(run) === 1;
    if (!isFirst) return;
    import('./undoHost').then(
      ({ createUndoHost }) => {
        // The toasts were unmounted, and the changes are sent.
        if (early.current.length === 0) return;
        const options = { client, declarations, setShown };
        const created = createUndoHost({ ...options, translate: () => currentTranslate.current });
        for (const change of early.current.splice(0)) created.add(change);
        loaded.current = created;
        setHost(created);
      },
      () => {
        for (const change of early.current.splice(0)) change({ isUndo: false });
        setHasFailed(true);
      },
    );
  }, [takeMutation, loadWrites, client, declarations, setShown]);
  return { host, pending, isLoading: host === null && !hasFailed };
};
