import { useQueryClient } from '@tanstack/react-query';
import { useNotify, type RaRecord } from 'react-admin';
import type { Journal, KeptRun } from '../../lib/batches/journal';
import { failureMessageOf } from '../../lib/failures/failures';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { SelectedTask } from '../list/selection/useSelectedRun';
import { useUndoEach } from '../list/selection/useUndoEach';
import { useWords } from '../useWords';
import { CopyPreview, createCopyChoices, type CopyChoices } from './CopyPreview';
import { copyError } from './copyError';
import type { CopyPlan, CopyRequest } from './copyPlan';
import { createCopyRun, type CopyRun } from './copyRun';
import { createCopy, type Copy } from './createCopy';
import { planKept, type KeptItem } from './keptCopy';
import { createTypedSecrets } from './secrets';

interface NewCopy {
  readonly request: CopyRequest;
  readonly plan: CopyPlan;
  readonly journal: Journal;
  /** Of the other organization. */
  readonly name: string;
}

interface ResumedCopy extends Omit<NewCopy, 'plan'> {
  readonly kept: KeptRun;
  readonly items: readonly KeptItem[];
}

interface Prepared extends Pick<NewCopy, 'plan' | 'name'> {
  readonly copy: Copy;
  readonly run: CopyRun;
  readonly choices: CopyChoices & Partial<Pick<ReturnType<typeof createCopyChoices>, 'fix'>>;
}

/** The question about a plan, and the copies that follow it. */
export const useCopyTask = (declaration: AnyDeclaration) => {
  const { translate, counted } = useWords(declaration);
  const client = useQueryClient();
  const notify = useNotify();
  const undoEach = useUndoEach(declaration);
  /** Pickers offer from then on what was created for copies. */
  const onNamed = (created: string): void =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [first] }) => first === 'options' || first === created,
    });
  const countedText =
    (key: 'ask' | 'done', name: string) =>
    ({ length }: { readonly length: number }): string =>
      translate(`facings.selection.copy.${key}`, { ...counted(length), name });

  /** Of the records that are still to be copied, and what undoes all of it. */
  const resumed = async ({ request, journal, name, kept, items }: ResumedCopy) => {
    // Entered secrets are not stored.
    const secrets = createTypedSecrets(true);
    const options = { translate, onNamed, secrets };
    const { plan, copy, isChosen, left } = await planKept(request, items, options);
    const choices = { isChosen, choose: () => undefined, isFixed: () => true, secrets };
    const run = createCopyRun({ request, plan, copy, isChosen, journal, translate }, kept);
    return {
      task: taskOf({ copy, run, plan, choices, name }),
      undo: () => run.undo(undoEach),
      left,
    };
  };

  const taskOf = ({ copy, run, plan, choices, name }: Prepared): SelectedTask => ({
    label: translate('facings.selection.copy.button'),
    confirm: translate('facings.views.secret.copy'),
    titleOf: () => translate('facings.selection.copy.askTitle', { name }),
    textOf: countedText('ask', name),
    doneOf: countedText('done', name),
    detailsOf: (records: readonly RaRecord[]) => (
      <CopyPreview {...{ declaration, plan, records, choices }} />
    ),
    fits: copy.isPlanned,
    send: async (...sent) => {
      if (!(await choices.secrets.areValid())) throw copyError('facings.selection.copy.invalid');
      choices.fix?.();
      return run.send(...sent);
    },
    isPartly: copy.isMade,
    notesOf: () => {
      const { here, there } = copy.gone();
      const named = { 'gone.here': here, 'gone.there': there, unused: copy.unusedSecrets() };
      return Object.entries(named).flatMap(([key, names]) =>
        names.length === 0
          ? []
          : [translate(`facings.selection.copy.${key}`, { names: names.join(', ') })],
      );
    },
    undo: () =>
      void run.undo(undoEach).catch((error: unknown) => {
        notify(failureMessageOf(error, translate).message, { type: 'error' });
      }),
  });

  const planned = ({ request, plan, journal, name }: NewCopy): SelectedTask => {
    const choices = createCopyChoices(plan);
    const { isChosen, secrets } = choices;
    const copy = createCopy(request, { plan, translate, isChosen, secrets, onNamed });
    const run = createCopyRun({ request, plan, copy, isChosen, journal, translate });
    return taskOf({ copy, run, plan, choices, name });
  };
  return { planned, resumed };
};
