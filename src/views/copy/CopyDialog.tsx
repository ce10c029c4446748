import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { PickerEntry } from '../../fields/picker/entry';
import { RecordPicker } from '../../fields/reference/RecordPicker';
import { asText } from '../../fields/shared/asText';
import { useRegistry } from '../../fields/useDeclaration';
import { useProvider } from '../../fields/useProvider';
import { failureMessageOf } from '../../lib/failures/failures';
import { inSentence } from '../../lib/text/inSentence';
import type { AnyDeclaration } from '../../schema/defineResource';
import { parentsOf } from '../../schema/parents';
import { DialogFrame } from '../DialogFrame';
import { Progress, type RunProgress } from '../list/selection/RunReport';
import type { SelectedTask } from '../list/selection/SelectedRun';
import { useUndoEach } from '../list/selection/useUndoEach';
import { useParentIds } from '../place/placeContext';
import { useWords } from '../useWords';
import { CopyPreview, createCopyChoices } from './CopyPreview';
import { planCopy, type CopyPlan, type CopyRequest } from './copyPlan';
import { createCopy } from './createCopy';
import { accountKey } from './recordsThere';

interface CopyDialogProps {
  readonly declaration: AnyDeclaration;
  readonly records: readonly RaRecord[];
  /** Receives what is asked about and then done; nothing is sent before. */
  readonly onPlanned: (task: SelectedTask) => void;
  readonly onClose: () => void;
}

/** The organization of the records, if all are of one. */
const organizationOf = (records: readonly RaRecord[]): string | undefined => {
  const [account, ...others] = new Set(records.map((record) => asText(record[accountKey]) ?? ''));
  return others.length === 0 && account !== '' ? account : undefined;
};

/** The question about a plan, and the copies that follow it. */
const useCopyTask = (declaration: AnyDeclaration) => {
  const { translate, one, kind } = useWords(declaration);
  const client = useQueryClient();
  const undoEach = useUndoEach(declaration);
  return (request: CopyRequest, plan: CopyPlan, name: string): SelectedTask => {
    const choices = createCopyChoices(plan);
    const copy = createCopy(request, {
      plan,
      translate,
      isChosen: choices.isChosen,
      onNamed: (created) =>
        void client.invalidateQueries({
          predicate: ({ queryKey: [first] }) => first === 'options' || first === created,
        }),
    });
    const counted =
      (key: 'ask' | 'done') =>
      ({ length }: { readonly length: number }): string =>
        translate(`facings.selection.copy.${key}`, {
          smart_count: length,
          one: inSentence(one),
          many: kind,
          name,
        });
    return {
      label: translate('facings.selection.copy.button'),
      confirm: translate('facings.selection.copy.confirm'),
      titleOf: () => translate('facings.selection.copy.askTitle', { name }),
      textOf: counted('ask'),
      doneOf: counted('done'),
      detailsOf: (records) => <CopyPreview {...{ declaration, plan, records, choices }} />,
      fits: copy.isPlanned,
      work: copy.copy,
      isPartly: copy.isMade,
      undo: (records) => void undoEach(records, copy.undo, copy.undoNamed),
    };
  };
};

/** Asks for the organization, and compares what is copied with what it has. */
export const CopyDialog = ({ declaration, records, onPlanned, onClose }: CopyDialogProps) => {
  const { translate } = useWords(declaration);
  const from = useParentIds();
  const provider = useProvider();
  const registry = useRegistry();
  const [owner] = useState(() => parentsOf(registry.all).entityOf(accountKey) ?? '');
  const taskOf = useCopyTask(declaration);
  const [target, setTarget] = useState<PickerEntry | null>(null);
  /** Null while nothing is checked. */
  const [checked, setChecked] = useState<RunProgress | null>(null);
  const isBusy = checked !== null;
  const [error, setError] = useState<string | null>(null);
  const [nothing, setNothing] = useState<CopyPlan | null>(null);
  const except = from[accountKey] ?? organizationOf(records);

  // A question after Cancel would come out of nowhere.
  const left = useRef<AbortController>(null);
  useEffect(() => {
    const abort = new AbortController();
    left.current = abort;
    return () => abort.abort();
  }, []);

  const plan = async ({ value: to, label }: PickerEntry) => {
    const signal = left.current?.signal;
    setChecked({ ended: 0, all: 0 });
    setError(null);
    try {
      const request: CopyRequest = { provider, registry, declaration, from, to };
      const options = { onProgress: setChecked, ...(signal && { signal }) };
      const planned = await planCopy(request, records, options);
      if (signal?.aborted) return;
      if (planned.rows.length === 0) setNothing(planned);
      else onPlanned(taskOf(request, planned, label));
    } catch (reason) {
      if (signal?.aborted) return;
      const { message } = failureMessageOf(reason, translate);
      setError(translate('facings.selection.copy.notRead', { reason: message }));
    } finally {
      setChecked(null);
    }
  };

  return (
    <DialogFrame
      title={translate('facings.selection.copy.title')}
      maxWidth="sm"
      action={
        <Button type="submit" variant="contained" loading={isBusy} disabled={target === null}>
          {translate('facings.selection.pickNext')}
        </Button>
      }
      onSubmit={(event) => {
        event.preventDefault();
        if (target && !isBusy) void plan(target);
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{translate('facings.selection.copy.intro')}</Typography>
      <RecordPicker
        to={owner}
        {...(except === undefined ? {} : { except })}
        label={translate('facings.selection.copy.to')}
        value={target}
        onChange={(entry) => {
          setTarget(entry);
          setError(null);
          setNothing(null);
        }}
        isRequired
        isDisabled={isBusy}
        autoFocus
      />
      {checked && <Progress {...checked} label="facings.selection.copy.checked" />}
      {error !== null && <Alert severity="error">{error}</Alert>}
      {nothing && target && (
        <Alert severity="info" role="status">
          {translate('facings.selection.copy.none', { name: target.label })}
          <CopyPreview
            {...{ declaration, plan: nothing, records: [], choices: createCopyChoices(nothing) }}
          />
        </Alert>
      )}
    </DialogFrame>
  );
};
