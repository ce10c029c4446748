import { useRef, useState, type ReactNode } from 'react';
import { useListContext, useNotify, type RaRecord } from 'react-admin';
import { failureMessageOf, isAbort } from '../../../lib/failures/failures';
import { useOpening } from '../../../lib/failures/openings';
import { useReadAgain } from '../../outOfDate';
import { Question } from '../../Question';
import { useExclusive } from '../../useExclusive';
import { useIsShown } from '../../useIsShown';
import { useWords } from '../../useWords';
import { Progress, RowRefusals, type Ended, type RowFailure, type RunProgress } from './RunReport';
import type { SendAll } from './runEach';
import type { SelectionToolProps } from './useSelectedRecords';

/** What is done with each selected row, and what is said of it. */
export interface SelectedTask {
  /** As in 'Approve applies to none of the selected rows.' */
  readonly label: string;
  /** What the question's button says, if not the label. */
  readonly confirm?: string;
  readonly titleOf: (records: readonly RaRecord[]) => string;
  readonly textOf: (records: readonly RaRecord[]) => string;
  readonly doneOf: (records: readonly RaRecord[]) => string;
  /** Below the question. */
  readonly detailsOf?: (records: readonly RaRecord[]) => ReactNode;
  readonly color?: 'primary' | 'error';
  /** Whether it applies to a row. */
  readonly fits: (record: RaRecord) => boolean;
  /** It applies to the rows that do not have its value yet. */
  readonly isValue?: boolean;
  readonly send: SendAll;
  /** What else is said at the end. */
  readonly notesOf?: () => readonly string[];
  /** Whether a part of a failed row is done, which Undo includes. */
  readonly isPartly?: (record: RaRecord) => boolean;
  /** Offered after a run in which rows were done. */
  readonly undo?: (records: readonly RaRecord[]) => void;
}

const nothing: readonly RaRecord[] = [];

/** Sends one call for each selected row, after one question; rows that fail stay selected, each with its reason. */
export const useSelectedRun = ({ declaration, selected }: SelectionToolProps) => {
  const words = useWords(declaration);
  const notify = useNotify();
  const readAgain = useReadAgain(declaration);
  const { selectedIds, onSelect } = useListContext<RaRecord>();
  const [task, setTask] = useState<SelectedTask | null>(null);
  /** Null while nothing is asked. */
  const [records, setRecords] = useState<readonly RaRecord[] | null>(null);
  const { isBusy, exclusively } = useExclusive();
  const [running, setRunning] = useState<RunProgress | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const [stopping, setStopping] = useState<AbortController | null>(null);
  /** Done in earlier attempts of the same question: Undo includes them. */
  const earlier = useRef<readonly RaRecord[]>([]);
  const isShown = useIsShown();
  const reasonOf = (error: unknown): string => failureMessageOf(error, words.translate).message;

  const reporting = (step: () => Promise<void>) =>
    exclusively(async () => {
      try {
        await step();
      } catch (error) {
        if (!isAbort(error)) notify(reasonOf(error), { type: 'error' });
      } finally {
        setRunning(null);
      }
    });

  const ask = async (next: SelectedTask) => {
    const fitting = (await selected.read()).filter(next.fits);
    if (fitting.length === 0) {
      const { label, isValue } = next;
      notify(`facings.selection.${isValue ? 'allSame' : 'noneFits'}`, {
        type: 'warning',
        messageArgs: { label },
      });
      return;
    }
    earlier.current = [];
    setTask(next);
    setEnded(null);
    setRecords(fitting);
  };

  const notifyDone = (
    { doneOf, undo, notesOf = () => [] }: SelectedTask,
    { done, all }: Readonly<Record<'done' | 'all', readonly RaRecord[]>>,
  ) => {
    const notes = notesOf();
    notify([doneOf(done), ...notes].join(' '), {
      type: notes.length === 0 ? 'success' : 'warning',
      ...(undo && {
        action: { label: words.translate('facings.buttons.undo'), act: () => undo(all) },
      }),
    });
  };

  const run = async (current: SelectedTask, items: readonly RaRecord[]) => {
    const stop = new AbortController();
    setStopping(stop);
    setRunning({ ended: 0, all: items.length });
    const {
      done,
      left,
      failures: failed,
      halt,
    } = await current.send(items, {
      signal: stop.signal,
      onOutcome: () => setRunning((before) => before && { ...before, ended: before.ended + 1 }),
    });
    const failures = failed.map(({ record, error, reason = reasonOf(error) }): RowFailure => ({
      id: record.id,
      text: words.translate('facings.files.labeled', { name: words.nameOf(record), text: reason }),
    }));
    if (left.length === 0) {
      setRecords(null);
      notifyDone(current, { done: items, all: [...earlier.current, ...items] });
    } else {
      // The person has left the page, and the question with it.
      if (!isShown.current) {
        const counts = { done: done.length, all: items.length };
        const texts = [...(halt === undefined ? [] : [halt]), ...failures.map(({ text }) => text)];
        notify([words.translate('facings.selection.failed', counts), ...texts].join(' '), {
          type: 'error',
        });
      }
      earlier.current = [...earlier.current, ...done];
      setRecords(left);
      setEnded((before) => ({
        done: done.length,
        all: items.length,
        failures,
        unsent: left.length - failures.length,
        ...(halt === undefined ? {} : { halt }),
        attempt: (before?.attempt ?? 0) + 1,
      }));
    }
    onSelect(left.map(({ id }) => id));
    if (done.length > 0) await readAgain(...done);
  };

  const close = () => {
    setRecords(null);
    if (!task?.undo || !ended) return;
    // What is done can be undone, although the rest is not done.
    const done = earlier.current;
    const all = [...done, ...(records ?? nothing).filter((row) => task.isPartly?.(row))];
    if (all.length > 0) notifyDone(task, { done, all });
  };

  // The other pages' rows are read before the question.
  useOpening(isBusy && records === null ? 'reading' : null);
  const runRecords = records ?? nothing;
  const left = ended ? 0 : selectedIds.length - runRecords.length;
  const { label = '', color = 'primary' } = task ?? {};
  const question = task && (
    <Question
      isOpen={records !== null}
      title={task.titleOf(runRecords)}
      text={[
        task.textOf(runRecords),
        ...(left > 0
          ? [
              words.translate(`facings.selection.${task.isValue ? 'same' : 'left'}`, {
                label,
                smart_count: left,
              }),
            ]
          : []),
      ].join(' ')}
      consequences={
        <>
          {running && <Progress {...running} onStop={() => stopping?.abort()} />}
          {/* They keep what was entered in them. */}
          <div hidden={running !== null}>{records && task.detailsOf?.(records)}</div>
        </>
      }
      refusal={ended && { text: <RowRefusals {...ended} />, attempt: ended.attempt }}
      confirm={
        ended?.halt === undefined
          ? (task.confirm ?? label)
          : words.translate('facings.saving.continue', { smart_count: runRecords.length })
      }
      color={color}
      onCancel={close}
      onConfirm={() => reporting(() => run(task, runRecords))}
    />
  );
  return {
    ask: (next: SelectedTask) => void reporting(() => ask(next)),
    /** The rows of other pages are read before the question. */
    isReading: isBusy && records === null,
    question,
  };
};
