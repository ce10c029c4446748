import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useListContext, useNotify, type Identifier, type RaRecord } from 'react-admin';
import { settleEach } from '../../../lib/batches/calls';
import { failureMessageOf, isAbort } from '../../../lib/failures/failures';
import { useOpening } from '../../../lib/failures/openings';
import { OverlayBoundary } from '../../../lib/failures/OverlayBoundary';
import { useActionCalls, useProvider } from '../../../fields/useProvider';
import type { SelectedAction as Declared } from '../../../schema/actions';
import { holds } from '../../../schema/condition';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { useReadAgain } from '../../outOfDate';
import { parentMeta, useParentIds } from '../../place/placeContext';
import { Question } from '../../Question';
import { useWords } from '../../useWords';

const maxCallsAtOnce = 4;

interface Failure {
  readonly id: Identifier;
  readonly text: string;
}

/** Result of the last run; rows that failed can be sent again. */
interface Ended {
  readonly done: number;
  readonly all: number;
  readonly failures: readonly Failure[];
}

interface SelectedActionProps {
  readonly declaration: AnyDeclaration;
  readonly action: Declared;
}

/** Runs a declared action for each selected row, after one question; rows that fail stay selected. */
export const SelectedActionButton = ({ declaration, action }: SelectedActionProps) => {
  const words = useWords(declaration);
  const { key, shownIf, forSelected } = action;
  const within = useParentIds();
  const provider = useProvider();
  const actionCalls = useActionCalls();
  const notify = useNotify();
  const readAgain = useReadAgain(declaration);
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord>();
  /** Null while nothing is asked. */
  const [records, setRecords] = useState<readonly RaRecord[] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [ended, setEnded] = useState<Ended | null>(null);
  // Set immediately, because a second click may come before rendering.
  const isRunning = useRef(false);
  const label = words.text(`actions.${key}.label`, action.label);
  const counted = (place: 'ask' | 'done', count: number): string =>
    words.translate(`resources.${declaration.name}.actions.${key}.${place}Selected`, {
      smart_count: count,
      _: forSelected[place],
    });
  const reasonOf = (error: unknown): string => failureMessageOf(error, words.translate).message;

  const exclusively = async (work: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      if (!isAbort(error)) notify(reasonOf(error), { type: 'error' });
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };

  /** Rows of other pages can be selected too; they are read first. */
  const readSelected = async (): Promise<readonly RaRecord[]> => {
    const ids = selectedIds.filter((id) => !data.some((row) => row.id === id));
    const here = data.filter(({ id }) => selectedIds.includes(id));
    if (ids.length === 0) return here;
    const others = await provider.getMany<RaRecord>(declaration.name, {
      ids,
      meta: parentMeta(within),
    });
    return [...here, ...others.data];
  };

  const ask = async () => {
    const selected = (await readSelected()).filter((record) => holds(shownIf, record));
    if (selected.length === 0) {
      notify('facings.lists.selection.noneFits', { type: 'warning', messageArgs: { label } });
      return;
    }
    setEnded(null);
    setRecords(selected);
  };

  const run = async (items: readonly RaRecord[]) => {
    const outcomes = await settleEach({
      items,
      work: (record) => actionCalls.act(declaration, action, record, within),
      atOnce: maxCallsAtOnce,
    });
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
    const failedIds = failures.map(({ id }) => id);
    const done = items.filter(({ id }) => !failedIds.includes(id));
    onSelect(failedIds);
    if (failures.length === 0) {
      setRecords(null);
      notify(counted('done', items.length), { type: 'success' });
    } else {
      setRecords(items.filter(({ id }) => failedIds.includes(id)));
      setEnded({ done: done.length, all: items.length, failures });
    }
    if (done.length > 0) await readAgain(...done);
  };

  const close = () => {
    if (!isBusy) setRecords(null);
  };

  // The other pages' rows are read before the question.
  useOpening(isBusy && records === null ? 'reading' : null);
  const count = records?.length ?? 0;
  const left = ended ? 0 : selectedIds.length - count;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        loading={isBusy && records === null}
        onClick={() => void exclusively(ask)}
      >
        {label}
      </Button>
      <OverlayBoundary isOpen={records !== null} onClose={close}>
        {records && (
          <Question
            title={label}
            confirm={label}
            text={[
              counted('ask', count),
              ...(left > 0
                ? [words.translate('facings.lists.selection.left', { label, smart_count: left })]
                : []),
            ].join(' ')}
            refusal={ended && <Failures {...ended} translate={words.translate} />}
            isOpen
            isBusy={isBusy}
            onClose={close}
            onConfirm={() => void exclusively(() => run(records))}
          />
        )}
      </OverlayBoundary>
    </>
  );
};

interface FailuresProps extends Ended {
  readonly translate: ReturnType<typeof useWords>['translate'];
}

const Failures = ({ done, all, failures, translate }: FailuresProps) => (
  <>
    {translate('facings.lists.selection.failed', { done, all })}
    <ul>
      {failures.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  </>
);
