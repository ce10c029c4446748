import { useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { grid } from '../../../messages/en/grid';
import { announce } from '../board/elements';
import type { Touched } from '../types';

/** Announces what the last step did to screen readers, and shows it below the grid. */
export const useAnnouncer = () => {
  const translate = useTranslate();
  const status = useRef<HTMLParagraphElement>(null);

  const announcer = useMemo(() => {
    const say = (text: string) => announce(status.current, text);
    const count = (key: string, number: number, values: Readonly<Record<string, string>> = {}) =>
      translate(`facings.grid.${key}`, { ...values, smart_count: number, count: number });
    const doneText = (step: keyof typeof grid.done, { cells, faults }: Touched) => {
      const done = count(`done.${step}`, cells);
      return faults === 0 ? done : count('withErrors', faults, { done });
    };
    return {
      clear: () => say(''),
      /** How much a step changed. */
      done: (step: keyof typeof grid.done, touched: Touched) => say(doneText(step, touched)),
      copied: (cells: number) => say(count('copied', cells)),
      /** What was pasted, and how many rows and columns did not fit. */
      pasted: (touched: Touched, cutRows: number, cutColumns: number) => {
        const parts = [doneText('pasted', touched)];
        if (cutColumns > 0) parts.push(count('cutColumns', cutColumns));
        if (cutRows > 0) parts.push(count('cutRows', cutRows));
        say(parts.join(' '));
      },
      message: (
        key: keyof typeof grid | 'nothingTo.undo' | 'nothingTo.redo' | 'find.nothing',
        values?: Readonly<Record<string, number>>,
      ) => say(translate(`facings.grid.${key}`, values)),
      selected: (rows: number, columns: number) => {
        const texts = { rows: count('rows', rows), columns: count('columns', columns) };
        say(translate('facings.grid.selected', texts));
      },
    };
  }, [translate]);

  return { announcer, status };
};

export type Announcer = ReturnType<typeof useAnnouncer>['announcer'];
