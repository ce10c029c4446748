import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { PickerEntry } from '../../fields/picker/entry';
import { RecordPicker } from '../../fields/reference/RecordPicker';
import { asText } from '../../fields/shared/asText';
import { useRegistry } from '../../fields/useDeclaration';
import { useProvider } from '../../fields/useProvider';
import type { Journal } from '../../lib/batches/journal';
import { failureMessageOf } from '../../lib/failures/failures';
import type { AnyDeclaration } from '../../schema/defineResource';
import { parentsOf } from '../../schema/parents';
import { DialogFrame } from '../DialogFrame';
import { Progress, type RunProgress } from '../list/selection/RunReport';
import type { SelectedTask } from '../list/selection/useSelectedRun';
import { useParentIds } from '../place/placeContext';
import { useJournal } from '../useJournal';
import { useWords } from '../useWords';
import { CopyPreview, createCopyChoices } from './CopyPreview';
import { KeptCopies } from './KeptCopies';
import { planCopy, type CopyPlan, type CopyRequest } from './copyPlan';
import { accountKey } from './recordsThere';
import { useCopyTask } from './useCopyTask';

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

/** Asks for the organization, and compares what is copied with what it has. */
export const CopyDialog = ({ declaration, records, onPlanned, onClose }: CopyDialogProps) => {
  const { translate } = useWords(declaration);
  const from = useParentIds();
  const provider = useProvider();
  const registry = useRegistry();
  const [owner] = useState(() => parentsOf(registry.all).entityOf(accountKey) ?? '');
  const { planned: taskOf } = useCopyTask(declaration);
  const journal = useJournal();
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

  const plan = async ({ value: to, label }: PickerEntry, kept: Journal) => {
    const signal = left.current?.signal;
    setChecked({ ended: 0, all: 0 });
    setError(null);
    try {
      const request: CopyRequest = { provider, registry, declaration, from, to };
      const options = { onProgress: setChecked, ...(signal && { signal }) };
      const planned = await planCopy(request, records, options);
      if (signal?.aborted) return;
      if (planned.rows.length === 0) setNothing(planned);
      else onPlanned(taskOf({ request, plan: planned, journal: kept, name: label }));
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
        <Button
          type="submit"
          variant="contained"
          loading={isBusy}
          disabled={target === null || journal === null}
        >
          {translate('facings.selection.continue')}
        </Button>
      }
      onSubmit={(event) => {
        event.preventDefault();
        if (target && journal && !isBusy) void plan(target, journal);
      }}
      onClose={onClose}
    >
      <KeptCopies declaration={declaration} phase="ended" />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('facings.selection.copy.intro')}
      </Typography>
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
