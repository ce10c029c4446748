/** What is told of switched links (Specification 8, Availability toggles; readings.md 36). */
import { useNotify, useTranslate } from 'react-admin';
import type { Links } from '../../schema/links';
import { isAbort, toldOf } from '../failureText';
import type { Failed, Settled } from '../links/toggleQueue';

/** Rows that a failure names before it counts the others. */
const mostNamed = 3;

interface LinkToasts {
  readonly onSettled: (settled: Settled) => void;
  readonly onFailed: (failed: Failed) => void;
}

export const useLinkToasts = (
  { type }: Pick<Links, 'type'>,
  nameOf: (row: string) => string,
): LinkToasts => {
  const notify = useNotify();
  const translate = useTranslate();
  const said = (key: string) => translate(`facings.availability.${type}.${key}`);

  return {
    onSettled: ({ isOn, n, undo }) => {
      const key = isOn ? 'added' : 'removed';
      notify(`facings.availability.${type}.${key}Text`, {
        // What is gone is told in red (Specification 8: danger).
        type: isOn ? 'success' : 'error',
        title: said(key),
        messageArgs: { n },
        ...(undo ? { action: { label: translate('facings.availability.undo'), act: undo } } : {}),
      });
    },
    onFailed: ({ isOn, rows, error }) => {
      if (isAbort(error)) return;
      const first = rows.slice(0, mostNamed).map(nameOf).join(', ');
      const others = rows.length - mostNamed;
      notify('facings.availability.failed', {
        type: 'error',
        title: said(isOn ? 'notAdded' : 'notRemoved'),
        messageArgs: {
          names:
            others > 0
              ? translate('facings.availability.more', { names: first, smart_count: others })
              : first,
          reason: toldOf(error, translate).message,
        },
      });
    },
  };
};
