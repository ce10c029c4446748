import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ReactNode } from 'react';
import {
  useListContext,
  useNotify,
  useTranslate,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { settleEach, usualCalls } from '../../../lib/batches/calls';
import { failureMessageOf, isAbort } from '../../../lib/failures/failures';
import { useOpening } from '../../../lib/failures/openings';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { useReadAgain } from '../../outOfDate';
import { Question } from '../../Question';
import { useWords } from '../../useWords';
import type { SelectedRecords } from './useSelectedRecords';

interface Failure {
  readonly id: Identifier;
  readonly text: string;
}

/** Result of the last run; rows that failed can be sent again. */
interface Ended {
  readonly done: number;
  readonly all: number;
  readonly failures: readonly Failure[];
  /** Number of rows that were not sent, because the run was stopped. */
  readonly unsent: number;
  readonly attempt: number;
}

interface Running {
  readonly ended: number;
  readonly all: number;
}

interface SelectedRunProps {
  readonly declaration: AnyDeclaration;
  readonly selected: SelectedRecords;
  /** Of the action, as in 'Approve applies to none of the selected rows.' */
  readonly label: string;
  readonly button: ReactNode;
  readonly buttonProps?: Pick<ButtonProps, 'startIcon' | 'aria-label' | 'title' | 'color'>;
  readonly titleOf: (records: readonly RaRecord[]) => string;
  readonly textOf: (records: readonly RaRecord[]) => string;
  readonly doneOf: (records: readonly RaRecord[]) => string;
  /** Below the question. */
  readonly detailsOf?: (records: readonly RaRecord[]) => ReactNode;
  readonly color?: 'primary' | 'error';
  /** Whether the action applies to a row. */
  readonly fits: (record: RaRecord) => boolean;
  readonly work: (record: RaRecord) => Promise<unknown>;
}

/** Sends one call for each selected row, after one question; rows that fail stay selected, each with its reason. */
export const SelectedRun = ({
  declaration,
  selected,
  label,
  button,
  buttonProps,
  titleOf,
  textOf,
  doneOf,
  detailsOf,
  color = 'primary',
  fits,
  work,
}: SelectedRunProps) => {
  const words = useWords(declaration);
  const notify = useNotify();
  const readAgain = useReadAgain(declaration);
  const { selectedIds, onSelect } = useListContext<RaRecord>();
  /** Null while nothing is asked. */
  const [records, setRecords] = useState<readonly RaRecord[] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [running, setRunning] = useState<Running | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const [stopping, setStopping] = useState<AbortController | null>(null);
  // Set immediately, because a second click may come before rendering.
  const isRunning = useRef(false);
  const reasonOf = (error: unknown): string => failureMessageOf(error, words.translate).message;

  const exclusively = async (task: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await task();
    } catch (error) {
      if (!isAbort(error)) notify(reasonOf(error), { type: 'error' });
    } finally {
      isRunning.current = false;
      setIsBusy(false);
      setRunning(null);
    }
  };

  const ask = async () => {
    const fitting = (await selected.read()).filter(fits);
    if (fitting.length === 0) {
      notify('facings.selection.noneFits', { type: 'warning', messageArgs: { label } });
      return;
    }
    setEnded(null);
    setRecords(fitting);
  };

  const run = async (items: readonly RaRecord[]) => {
    const stop = new AbortController();
    setStopping(stop);
    setRunning({ ended: 0, all: items.length });
    const outcomes = await settleEach({
      items,
      work,
      atOnce: usualCalls,
      signal: stop.signal,
      onOutcome: () => {
        setRunning((before) => before && { ...before, ended: before.ended + 1 });
      },
    });
    const left = outcomes.filter(({ type }) => type !== 'done').map(({ item }) => item);
    const done = outcomes.filter(({ type }) => type === 'done').map(({ item }) => item);
    const failures = outcomes.flatMap((outcome): readonly Failure[] =>
      outcome.type === 'failed'
        ? [
            {
              id: outcome.item.id,
              text: `${words.nameOf(outcome.item)}: ${reasonOf(outcome.error)}`,
            },
          ]
        : [],
    );
    if (left.length === 0) {
      setRecords(null);
      notify(doneOf(items), { type: 'success' });
    } else {
      setRecords(left);
      setEnded((before) => ({
        done: done.length,
        all: items.length,
        failures,
        unsent: left.length - failures.length,
        attempt: (before?.attempt ?? 0) + 1,
      }));
    }
    onSelect(left.map(({ id }) => id));
    if (done.length > 0) await readAgain(...done);
  };

  const close = () => {
    setRecords(null);
  };

  // The other pages' rows are read before the question.
  useOpening(isBusy && records === null ? 'reading' : null);
  const asked = records ?? [];
  const left = ended ? 0 : selectedIds.length - asked.length;
  return (
    <>
      <Button
        color="inherit"
        size="small"
        loading={isBusy && records === null}
        loadingPosition={buttonProps?.startIcon === undefined ? 'center' : 'start'}
        {...buttonProps}
        onClick={() => void exclusively(ask)}
      >
        {button}
      </Button>
      <Question
        isOpen={records !== null}
        title={titleOf(asked)}
        text={[
          textOf(asked),
          ...(left > 0
            ? [words.translate('facings.selection.left', { label, smart_count: left })]
            : []),
        ].join(' ')}
        consequences={
          running ? (
            <Progress
              {...running}
              onStop={() => {
                stopping?.abort();
              }}
            />
          ) : (
            records && detailsOf?.(records)
          )
        }
        refusal={ended && { text: <Refusals {...ended} />, attempt: ended.attempt }}
        confirm={label}
        color={color}
        onCancel={close}
        onConfirm={() => exclusively(() => run(asked))}
      />
    </>
  );
};

const Progress = ({ ended, all, onStop }: Running & { readonly onStop: () => void }) => {
  const translate = useTranslate();
  const id = useId();
  // A few rows are done before anybody could read it.
  if (all <= usualCalls) return null;
  return (
    <Box sx={{ mt: 2, display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flexGrow: 1 }}>
        <Typography id={id} variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
          {translate('facings.selection.progress', { done: ended, all })}
        </Typography>
        <LinearProgress variant="determinate" value={(100 * ended) / all} aria-labelledby={id} />
      </Box>
      <Button color="inherit" size="small" onClick={onStop}>
        {translate('facings.selection.stop')}
      </Button>
    </Box>
  );
};

const Refusals = ({ done, all, failures, unsent }: Omit<Ended, 'attempt'>) => {
  const translate = useTranslate();
  const counts = { done, all };
  return (
    <>
      {translate(`facings.selection.${failures.length > 0 ? 'failed' : 'stopped'}`, counts)}
      {failures.length > 0 && (
        <Box component="ul" sx={{ my: 0.5, pl: 2.5, maxHeight: 240, overflowY: 'auto' }}>
          {failures.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </Box>
      )}
      {failures.length > 0 &&
        unsent > 0 &&
        translate('facings.selection.unsent', { smart_count: unsent })}
    </>
  );
};
