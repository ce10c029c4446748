import { useMemo, useRef, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import type { Touched } from '../types';
import type { GridWords } from './look';

/** Steps that announce how much they changed; texts under `facings.grid.done.<step>`. */
type StepDone =
  | 'changed'
  | 'cut'
  | 'cleared'
  | 'filled'
  | 'pasted'
  | 'undone'
  | 'redone'
  | 'replaced';

type Words =
  | 'nothingToPaste'
  | 'nothingTo.undo'
  | 'nothingTo.redo'
  | 'noFaults'
  | 'find.nothing'
  | 'leaving'
  | 'width'
  | 'readOnly';

export interface Tell {
  /** Announces a text to screen readers and shows it below the grid. */
  readonly say: (text: string) => void;
  readonly done: (step: StepDone, touched: Touched) => void;
  readonly copied: (cells: number) => void;
  readonly pasted: (
    touched: Touched,
    cut: { readonly cutRows: number; readonly cutColumns: number },
  ) => void;
  /** Announces one of the grid's texts. `leaving`: Tab now leaves the grid. */
  readonly words: (key: Words, values?: Readonly<Record<string, number>>) => void;
  readonly selected: (rows: number, columns: number) => void;
}

/** Announces what the last step did. */
export const useTell = (): {
  readonly tell: Tell;
  readonly status: RefObject<HTMLParagraphElement | null>;
} => {
  const translate = useTranslate();
  const status = useRef<HTMLParagraphElement>(null);

  const tell = useMemo((): Tell => {
    // Written directly to the DOM, without a render. The same text twice is announced twice.
    const say = (text: string) => {
      const element = status.current;
      if (!element) return;
      element.textContent = element.textContent === text && text !== '' ? `${text}\u00a0` : text;
    };
    const count = (key: string, number: number, values: Record<string, string | number> = {}) =>
      translate(key, {
        ...values,
        smart_count: number,
        count: number,
      });
    const doneText = (step: StepDone, { cells, faults }: Touched) => {
      const done = count(`facings.grid.done.${step}`, cells);
      return faults === 0 ? done : count('facings.grid.withErrors', faults, { done });
    };
    return {
      say,
      done: (step, touched) => {
        say(doneText(step, touched));
      },
      copied: (cells) => {
        say(count('facings.grid.copied', cells));
      },
      pasted: (touched, { cutRows, cutColumns }) => {
        const parts = [doneText('pasted', touched)];
        if (cutColumns > 0) parts.push(count('facings.grid.cutColumns', cutColumns));
        if (cutRows > 0) parts.push(count('facings.grid.cutRows', cutRows));
        say(parts.join(' '));
      },
      words: (key, values) => {
        say(translate(`facings.grid.${key}`, values));
      },
      selected: (rows, columns) => {
        say(
          translate('facings.grid.selected', {
            rows: count('facings.grid.rows', rows),
            columns: count('facings.grid.columns', columns),
          }),
        );
      },
    };
  }, [translate]);

  return { tell, status };
};

export const useGridWords = (): GridWords => {
  const translate = useTranslate();
  return useMemo(
    () => ({
      // Texts of a declaration are used unchanged.
      fault: ({ key, values, text }) => text ?? translate(key, { ...values }),
      mark: (mark) => (mark === 'none' ? '' : translate(`facings.bulk.outcome.${mark}`)),
      changed: translate('facings.grid.changed'),
      newRow: translate('facings.grid.newRow'),
      chooseAll: translate('facings.grid.chooseAll'),
      selectAll: translate('facings.grid.selectAll'),
      columnMenu: translate('facings.grid.columnMenu'),
      row: translate('facings.grid.row'),
    }),
    [translate],
  );
};
