import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useRegistry } from '../../fields/useDeclaration';
import { useProvider } from '../../fields/useProvider';
import { regionOf } from '../../lib/text/region';
import type { LinkCalls } from '../../schema/links';
import { endsOf, markLinksStale } from '../../views/links/linkQueries';
import { sendChanges } from './sendChanges';
import type { MatrixStore } from './store';

/** Saves the pending changes, with progress and a result. */
export const useMatrixSave = (store: MatrixStore, calls: LinkCalls) => {
  const { links } = useProvider();
  const client = useQueryClient();
  const registry = useRegistry();
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const [saving, setSaving] = useState<{ done: number; total: number } | null>(null);
  /** Shown in the bar, because a notification would cover its buttons. Outdated with the next change of the store. */
  const [result, setResult] = useState<{ text: string; version: number } | null>(null);
  const stop = useRef<AbortController | null>(null);

  const save = async () => {
    const control = new AbortController();
    stop.current = control;
    setResult(null);
    const { saved, isStopped } = await sendChanges({
      store,
      calls,
      links,
      translate,
      locale,
      signal: control.signal,
      onProgress: setSaving,
    });
    setSaving(null);
    setResult({
      version: store.version(),
      text: [
        ...(saved > 0 ? [translate('facings.matrix.saved', { smart_count: saved })] : []),
        ...(isStopped ? [translate('facings.matrix.stopped')] : []),
      ].join(' '),
    });
    await markLinksStale(client, endsOf(calls, registry));
  };

  return {
    saving,
    result,
    save: () => void save(),
    /** Requests in progress finish. */
    stop: () => {
      stop.current?.abort();
    },
  };
};
