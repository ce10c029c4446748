import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Entries } from '../../../../lib/grid/entries/types';
import { failureMessageOf } from '../../../../lib/failures/failures';
import type { ChoicesState } from '../../columns/choices';
import { useKeyState, type KeyChecks } from '../checks/keyChecks';
import { useBulkText } from '../../session/sheetTexts';

interface ActionAlertProps extends AlertProps {
  /** By label. */
  readonly actions: Readonly<Record<string, () => void>>;
}

/** An alert with buttons beside its text. */
export const ActionAlert = ({ actions, ...props }: ActionAlertProps) => (
  <Alert
    {...props}
    action={Object.entries(actions).map(([label, act]) => (
      <Button key={label} color="inherit" size="small" onClick={act}>
        {label}
      </Button>
    ))}
  />
);

/** What cells may hold could not be loaded: nothing is saved until it is. */
export const ChoicesAlert = ({ error, retry }: ChoicesState) => {
  const translate = useTranslate();
  if (error === null) return null;
  return (
    <ActionAlert severity="error" actions={{ [translate('facings.buttons.retry')]: retry }}>
      {translate('facings.imports.choices.failed', {
        reason: failureMessageOf(error, translate).message,
      })}
    </ActionAlert>
  );
};

/** Shows the check for existing SKUs while it runs or if it failed, since saving has to wait for it. */
export const KeyCheckLine = ({ checks }: { readonly checks: KeyChecks }) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const state = useKeyState(checks);
  if (state.type === 'failed')
    return (
      <ActionAlert
        severity="error"
        sx={{ flexGrow: 1 }}
        actions={{ [translate('facings.buttons.retry')]: checks.retry }}
      >
        {bulkText('checks.failed', {
          smart_count: state.missing,
          reason: failureMessageOf(state.error, translate).message,
        })}
      </ActionAlert>
    );
  return (
    <Typography role="status" variant="body2" color="text.secondary">
      {state.type === 'asking' &&
        state.total > 0 &&
        bulkText('checks.asking', { done: state.done, total: state.total })}
    </Typography>
  );
};

interface IncompleteRowsProps {
  readonly entries: Entries;
  readonly rows: readonly number[];
}

/** Rows without required values block the review; they can be completed, or all skipped at once. */
export const IncompleteRows = ({ entries, rows }: IncompleteRowsProps) => {
  const translate = useTranslate();
  if (rows.length === 0) return null;
  const names = entries.columns.filter(({ rule }) => rule.isRequired).map(({ label }) => label);
  const leave = translate('facings.bulk.sheet.leaveIncomplete', { smart_count: rows.length });
  return (
    <ActionAlert severity="warning" actions={{ [leave]: () => entries.leave(rows, true) }}>
      {translate('facings.bulk.sheet.incomplete', {
        smart_count: rows.length,
        names: names.join(', '),
      })}
    </ActionAlert>
  );
};
