import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useLocale, type RaRecord } from 'react-admin';
import { momentText } from '../../fields/moment/momentText';
import { useRelatedName } from '../../fields/reference/useRelatedName';
import { useRegistry } from '../../fields/useDeclaration';
import { useProvider } from '../../fields/useProvider';
import type { Journal, KeptRun } from '../../lib/batches/journal';
import { openRuns, readItems } from '../../lib/batches/keptRuns';
import { logFault } from '../../lib/failures/failures';
import { regionOf } from '../../lib/text/region';
import '../../messages/en/screenTexts';
import type { AnyDeclaration } from '../../schema/defineResource';
import { parentsOf } from '../../schema/parents';
import { dock } from '../dock';
import { useSelectedRun } from '../list/selection/useSelectedRun';
import { useParentIds } from '../place/placeContext';
import { Question } from '../Question';
import { useExclusive } from '../useExclusive';
import { useFailureNotice } from '../useFailureNotice';
import { useJournal } from '../useJournal';
import { useWords } from '../useWords';
import { copyKind, copyPlace, type CopyRow, type KeptItem } from './keptCopy';
import { accountKey } from './recordsThere';
import { useCopyTask } from './useCopyTask';

interface KeptCopy {
  readonly run: KeptRun;
  readonly items: readonly KeptItem[];
}

interface KeptCopiesProps {
  readonly declaration: AnyDeclaration;
  /** `open`: those that closed pages left unfinished. `ended`: the latest one, to undo it. */
  readonly phase: 'open' | 'ended';
}

/** This person's copies from this list that no tab works on. */
const findCopies = async (
  journal: Journal,
  { phase, place }: { readonly phase: KeptCopiesProps['phase']; readonly place: string },
): Promise<readonly KeptCopy[]> => {
  const runs =
    phase === 'open'
      ? await openRuns(journal, [copyKind])
      : (await journal.runs()).filter((run) => run.kind === copyKind && run.phase === 'ended');
  const here = runs.filter((run) => run.place === place);
  return Promise.all(
    (phase === 'open' ? here : here.slice(0, 1)).map(async (run) => ({
      run,
      items: await readItems<CopyRow>(journal, run.id),
    })),
  );
};

/** Copies to another organization that an earlier page made: resume, undo or dismiss them. */
export const KeptCopies = ({ declaration, phase }: KeptCopiesProps) => {
  const journal = useJournal();
  const place = copyPlace(declaration, useParentIds());
  const [round, setRound] = useState(0);
  const [copies, setCopies] = useState<readonly KeptCopy[]>([]);
  const refresh = () => setRound((before) => before + 1);
  useEffect(() => {
    if (!journal) return undefined;
    let isLeft = false;
    findCopies(journal, { phase, place })
      .then((found) => {
        if (!isLeft) setCopies(found);
      })
      .catch(logFault);
    return () => {
      isLeft = true;
    };
  }, [journal, phase, place, round]);
  if (!journal || copies.length === 0) return null;
  return (
    <Box
      sx={
        // Over what is at the bottom of the window, so that it moves nothing.
        phase === 'open' ? { position: 'sticky', bottom: `calc(8px + ${dock})`, zIndex: 3 } : {}
      }
    >
      {copies.map((kept) => (
        <KeptAlert key={kept.run.id} {...{ declaration, journal, kept, refresh }} />
      ))}
    </Box>
  );
};

interface KeptAlertProps extends Pick<KeptCopiesProps, 'declaration'> {
  readonly journal: Journal;
  readonly kept: KeptCopy;
  readonly refresh: () => void;
}

const KeptAlert = ({ declaration, journal, kept: { run, items }, refresh }: KeptAlertProps) => {
  const { translate, counted } = useWords(declaration);
  const registry = useRegistry();
  const provider = useProvider();
  const from = useParentIds();
  const locale = regionOf(useLocale());
  const noticeFailure = useFailureNotice();
  const { onSelect } = useListContext<RaRecord>();
  const { resumed } = useCopyTask(declaration);
  const [owner] = useState(() => parentsOf(registry.all).entityOf(accountKey) ?? '');
  const name = useRelatedName({ to: owner, id: run.accountId }).name ?? run.accountId;
  const [isAsked, setIsAsked] = useState(false);
  const { isBusy, exclusively } = useExclusive();
  const left = useRef<readonly RaRecord[]>([]);
  const { ask, question } = useSelectedRun({
    declaration,
    selected: { read: () => Promise.resolve(left.current), keep: () => undefined },
  });
  const records = items.filter(({ row }) => row.record);
  const done = records.filter(({ state }) => state.id !== null).length;
  const words = {
    ...counted(done),
    all: records.length,
    done,
    name,
    time: momentText(run.startedAt, locale),
  };
  const text = (key: string): string => translate(`facings.selection.copy.kept.${key}`, words);

  const read = async () => {
    const request = { provider, registry, declaration, from, to: run.accountId };
    const now = await readItems<CopyRow>(journal, run.id);
    return resumed({ request, journal, name, kept: run, items: now });
  };
  const act = (work: () => Promise<void>) =>
    exclusively(() =>
      work().catch((error: unknown) => {
        noticeFailure(error);
        refresh();
      }),
    );
  const resume = () =>
    act(async () => {
      const next = await read();
      left.current = next.left;
      onSelect(next.left.map(({ id }) => id));
      ask({
        ...next.task,
        send: async (...sent) => {
          const report = await next.task.send(...sent);
          if (report.left.length === 0) refresh();
          return report;
        },
      });
    });
  const undo = () =>
    act(async () => {
      const { undo: undoAll } = await read();
      await undoAll();
      setIsAsked(false);
      refresh();
    });
  const dismiss = () => act(() => journal.forget(run.id).then(refresh));
  return (
    <Alert
      severity={run.phase === 'open' ? 'warning' : 'info'}
      role="group"
      aria-label={text('title')}
      sx={{ mt: 1, boxShadow: run.phase === 'open' ? 3 : 0, overflowWrap: 'anywhere' }}
    >
      {text(run.phase)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {run.phase === 'open' && (
          <Button size="small" variant="contained" loading={isBusy} onClick={() => void resume()}>
            {translate('facings.lists.age.resume')}
          </Button>
        )}
        {declaration.remove && (
          <Button size="small" color="inherit" disabled={isBusy} onClick={() => setIsAsked(true)}>
            {text('undo')}
          </Button>
        )}
        <Button size="small" color="inherit" disabled={isBusy} onClick={() => void dismiss()}>
          {text('dismiss')}
        </Button>
      </Box>
      <Question
        isOpen={isAsked}
        title={text('undo')}
        text={text('undoAsk')}
        confirm={text('undo')}
        color="error"
        onCancel={() => setIsAsked(false)}
        onConfirm={undo}
      />
      {question}
    </Alert>
  );
};
