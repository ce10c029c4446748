import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { openFile } from '../../../lib/tables/openFile';
import type { ReadChoices, Refused } from '../../../lib/tables/types';
import { regionOf } from '../../../lib/text/region';
import type { LinkCalls } from '../../../schema/links';
import { DialogFrame } from '../../../views/DialogFrame';
import { FileButton } from '../../../views/FileButton';
import { SheetSelect } from '../../../views/ChoiceSelect';
import { AmountStatus } from '../AmountStatus';
import type { MatrixStore } from '../store';
import { useAmountLoading } from '../useAmountLoading';
import { planTable } from './planTable';
import { readAssortment, type ReadAssortment } from './readAssortment';
import { headingWords } from './roles';
import { TablePreview } from './TablePreview';

interface TableDialogProps {
  readonly store: MatrixStore;
  readonly calls: LinkCalls;
  readonly onApplied: (changed: number) => void;
  readonly onClose: () => void;
}

/** Takes a pasted table or a file of stores × SKUs, and makes it pending changes of the grid. */
export const TableDialog = ({ store, calls, onApplied, onClose }: TableDialogProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  /** The latest of several tables, which may be read in another order. */
  const latest = useRef<File | null>(null);
  /** How it is read. */
  const chosen = useRef<ReadChoices>({});
  const [pasted, setPasted] = useState('');
  const [read, setRead] = useState<ReadAssortment | Refused | null>(null);
  /** Of several sheets one is read, so it is named. */
  const [workbook, setWorkbook] = useState<Refused['workbook']>();
  useSyncExternalStore(store.subscribe, store.version);
  const { matrixData } = store;
  const text = (key: string, values?: Readonly<Record<string, unknown>>) =>
    translate(`facings.matrix.table.${key}`, values);

  const take = async (file: File, choices: ReadChoices = {}) => {
    latest.current = file;
    chosen.current = choices;
    // The changes of the table before are not those of this one.
    setRead(null);
    setWorkbook(undefined);
    const names = [
      ...headingWords,
      ...matrixData.zones.flatMap(({ name, codes }) => [name, ...codes]),
    ];
    const opened = await openFile(file, { locale, names, choices });
    if (latest.current !== file) return;
    setWorkbook(opened.workbook);
    if (opened.type === 'refused') {
      setRead(opened);
      return;
    }
    const found = await readAssortment(opened, { matrixData, locale });
    if (latest.current !== file) return;
    setRead(found);
  };

  const readAgain = (choices: ReadChoices) => {
    if (latest.current) void take(latest.current, { ...chosen.current, ...choices });
  };

  /** Their par is needed to compare. */
  const zones = useMemo(
    () => [...new Set(read?.type === 'read' ? read.entries.map(({ column }) => column) : [])],
    [read],
  );
  const loading = useAmountLoading({ store, calls, isWanted: zones.length > 0, zones });
  const isReady =
    read?.type === 'read' &&
    !loading.areTooMany &&
    read.entries.every(({ column }) => store.hasAmounts(column));
  const plan = isReady ? planTable(store, read.entries) : null;
  const changes = plan ? plan.added.length + plan.changed.length + plan.removed.length : 0;
  return (
    <DialogFrame
      title={text('title')}
      maxWidth="sm"
      action={
        <Button
          variant="contained"
          disabled={changes === 0}
          onClick={() => {
            if (plan) onApplied(store.plan([...plan.added, ...plan.changed], plan.removed));
          }}
        >
          {text('apply')}
        </Button>
      }
      isClosed
      onClose={onClose}
    >
      <Typography variant="body2">{text('intro')}</Typography>
      <TextField
        label={text('paste')}
        value={pasted}
        multiline
        minRows={4}
        maxRows={8}
        onChange={({ target }) => {
          setPasted(target.value);
          latest.current = null;
          setRead(null);
          setWorkbook(undefined);
        }}
        slotProps={{ htmlInput: { spellCheck: false, style: { whiteSpace: 'pre' } } }}
      />
      <div>
        <Button
          variant="outlined"
          disabled={pasted.trim() === ''}
          sx={{ mr: 1 }}
          onClick={() => void take(new File([pasted], 'pasted.csv', { type: 'text/csv' }))}
        >
          {text('read')}
        </Button>
        <FileButton
          label={translate('facings.bulk.start.choose')}
          onFiles={([file]) => {
            if (file) void take(file);
          }}
        />
      </div>
      {workbook && workbook.sheets.length > 1 && (
        <SheetSelect workbook={workbook} onChoose={readAgain} />
      )}
      {read?.type === 'refused' && (
        <Alert severity="error" role="alert">
          {translate(`facings.files.refused.${read.code}`, read.values)}
        </Alert>
      )}
      {read?.type === 'unreadable' && (
        <Alert severity="error" role="alert">
          {text(read.reason)}
        </Alert>
      )}
      {read?.type === 'read' && !isReady && <AmountStatus loading={loading} />}
      {read?.type === 'read' && plan && (
        <>
          <Typography role="status">
            {changes === 0
              ? translate('facings.matrix.reviewNone')
              : text('changes', { smart_count: changes })}
          </Typography>
          {read.leftOut.map(({ code, values }) => (
            <Alert key={code} severity="info">
              {translate(`facings.files.notice.${code}`, values)} {text('leftOut')}
            </Alert>
          ))}
          {read.warnings.map(({ code, values }) => (
            <Alert
              key={code}
              severity="warning"
              action={
                code.startsWith('hidden') && (
                  <Button
                    color="inherit"
                    size="small"
                    onClick={() => readAgain({ isHiddenLeftOut: true })}
                  >
                    {translate('facings.bulk.mapping.leaveOut.leave')}
                  </Button>
                )
              }
            >
              {translate(`facings.files.notice.${code}`, values)}
            </Alert>
          ))}
          {read.groups && (
            <Alert
              severity="info"
              action={
                read.groups.code === 'groups' && (
                  <Button
                    color="inherit"
                    size="small"
                    onClick={() => readAgain({ areGroupsFilled: true })}
                  >
                    {translate('facings.bulk.mapping.fillGroups.fill')}
                  </Button>
                )
              }
            >
              {translate(`facings.files.notice.${read.groups.code}`, read.groups.values)}
            </Alert>
          )}
          <TablePreview matrixData={matrixData} plan={plan} faults={read.faults} />
        </>
      )}
    </DialogFrame>
  );
};
