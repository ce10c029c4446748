/** Toasts for switched links (rules 8, Availability toggles; rules R36). */
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Links } from '../../schema/links';
import { isAbort, failureMessageOf } from '../../lib/failures/failures';
import type { FailedToggle, Settled } from '../links/toggleQueue';

/** Maximum number of rows that a failure lists by name. */
const maxNamed = 3;

/** Milliseconds within which single changes are combined in one toast. */
const quick = 5000;

let lastRun = 0;

/** A series of single changes; changes to a page or a list have their own toast. */
interface Run {
  readonly id: number;
  readonly at: number;
  readonly all: readonly Settled[];
}

const isSingle = ({ isMany }: Settled): boolean => isMany !== true;

export const useLinkToasts = ({ type }: Pick<Links, 'type'>, nameOf: (row: string) => string) => {
  const notify = useNotify();
  const translate = useTranslate();
  const runs = useRef<Record<'added' | 'removed', Run | undefined>>({
    added: undefined,
    removed: undefined,
  });
  const textOf = (key: string) => translate(`facings.availability.${type}.${key}`);

  return {
    onSettled: (settled: Settled) => {
      const { isOn } = settled;
      const key = isOn ? 'added' : 'removed';
      const before = runs.current[key];
      const isQuick = before !== undefined && Date.now() - before.at < quick && isSingle(settled);
      const run: Run = isQuick
        ? { ...before, at: Date.now(), all: [...before.all, settled] }
        : { id: (lastRun += 1), at: Date.now(), all: [settled] };
      runs.current[key] = isSingle(settled) ? run : undefined;
      const { all } = run;
      const n = all.reduce((sum, outcome) => sum + outcome.n, 0);
      const text = translate(`facings.availability.${type}.${key}Text`, { n });
      const [row] = settled.rows;
      const undo = all.every((outcome) => outcome.undo !== null)
        ? () => {
            runs.current[key] = undefined;
            for (const outcome of all) outcome.undo?.();
          }
        : null;
      notify(n === 1 && row !== undefined ? `${text}\n${nameOf(row)}` : text, {
        // A removal has a red toast (rules 8: danger).
        type: isOn ? 'success' : 'error',
        title: textOf(key),
        group: `switches ${run.id}`,
        ...(undo ? { action: { label: translate('facings.buttons.undo'), act: undo } } : {}),
      });
    },
    onFailed: ({ isOn, rows, error }: FailedToggle) => {
      if (isAbort(error)) return;
      const first = rows.slice(0, maxNamed).map(nameOf).join(', ');
      const others = rows.length - maxNamed;
      notify('facings.availability.failed', {
        type: 'error',
        title: textOf(isOn ? 'notAdded' : 'notRemoved'),
        messageArgs: {
          names:
            others > 0
              ? translate('facings.availability.more', { names: first, smart_count: others })
              : first,
          reason: failureMessageOf(error, translate).message,
        },
      });
    },
  };
};
