import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm, useWatch, type Control } from 'react-hook-form';
import { FieldInput } from '../../../fields/FieldInput';
import { useRelatedName } from '../../../fields/reference/useRelatedName';
import type { Entries } from '../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { ToolProps } from '../../../schema/takeOver';
import { LeaveGuard } from '../../../views/form/LeaveGuard';
import { BulkDialog } from '../frame/BulkDialog';
import { useSaving } from '../save/useSaving';
import { AddingBody } from './AddingBody';
import type { NotionalChoices } from './review/notionals';
import { useReview } from './review/useReview';
import { SheetDeclaration } from './sheetContext';
import { UnfinishedRuns } from './start/UnfinishedRuns';
import { useAdding } from './useAdding';
import { usePrimary } from './usePrimary';

const organizationKey = 'account_id';

interface Values {
  readonly account_id: string | null;
}

interface OrganizationStepProps {
  readonly declaration: AnyDeclaration;
  /** Empty while no organization is chosen. */
  readonly accountId: string;
  readonly onChange: (accountId: string) => void;
}

const Told = ({
  control,
  onChange,
}: {
  readonly control: Control<Values>;
  readonly onChange: (accountId: string) => void;
}) => {
  const accountId = useWatch({ control, name: organizationKey });
  useEffect(() => {
    onChange(accountId ?? '');
  }, [accountId, onChange]);
  return null;
};

/** Chooses the organization for the new records, with the same input as the form for a single record. */
const OrganizationStep = ({ declaration, accountId, onChange }: OrganizationStepProps) => {
  const form = useForm<Values>({
    defaultValues: { account_id: accountId === '' ? null : accountId },
  });
  return (
    <FormProvider {...form}>
      <Box sx={{ width: '100%', maxWidth: 420, pt: 0.5 }}>
        <FieldInput
          declaration={declaration}
          source={organizationKey}
          purpose="create"
          autoFocus={accountId === ''}
        />
      </Box>
      <Told control={form.control} onChange={onChange} />
    </FormProvider>
  );
};

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Accepts files dropped anywhere on the dialog, so that the browser does not open them instead. */
const useDrop = (onFiles: ((files: readonly File[]) => void) | null) => {
  const [isOver, setOver] = useState(false);
  return {
    isOver: isOver && onFiles !== null,
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = onFiles ? 'copy' : 'none';
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      // Moving between elements of the dialog is not leaving it.
      if (event.relatedTarget === null) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      setOver(false);
      onFiles?.(files);
    },
  };
};

/** Whether the sheet has more than blank rows. */
const isTyped = (entries: Entries | null): boolean => {
  const counts = entries?.counts();
  return counts !== undefined && counts.rows > counts.byOutcome.blank;
};

/**
 * Creates or imports many products: organization, rows or a file, review, save, results. Closing it discards everything
 * that was not sent (rules 2, Bulk product tools; 4, Bulk add, Import flow).
 */
export const BulkAdd = ({ declaration, title, onClose }: ToolProps) => {
  const translate = useTranslate();
  const [accountId, setAccountId] = useState('');
  const port = useSaving(declaration);
  const adding = useAdding({ declaration, accountId, port });
  const { step, sheet, saving, go, forgetFile } = adding;
  const { entries } = sheet;
  const drop = useDrop(adding.onFiles);
  const [choices, setChoices] = useState<NotionalChoices>(new Map());
  const review = useReview({
    entries: step === 'review' ? entries : null,
    accountId,
  });
  const { primary, incomplete } = usePrimary({ adding, review, choices });
  const organization = useRelatedName({
    to: 'organizations',
    id: accountId,
    isWanted: accountId !== '',
  });

  const run = saving.current?.run;
  const isUnsaved = useCallback(
    () => (run ? run.progress().isRunning : step === 'mapping' || isTyped(entries)),
    [run, step, entries],
  );
  const isAtStart = step === 'organization' || step === 'start';
  const isBehind = step === 'review' || step === 'mapping';
  return (
    <SheetDeclaration value={declaration}>
      <BulkDialog
        title={title}
        {...(isAtStart || organization.name === null ? {} : { subtitle: organization.name })}
        secondary={{
          label: translate(`facings.bulk.${step === 'saved' ? 'close' : 'cancel'}`),
          onClick: onClose,
        }}
        further={
          isBehind && (
            <Button
              color="inherit"
              onClick={() => {
                if (step === 'mapping') forgetFile();
                else {
                  saving.giveUp();
                  go('sheet');
                }
              }}
            >
              {translate('facings.bulk.back')}
            </Button>
          )
        }
        primary={primary}
        onDragOver={drop.onDragOver}
        onDragLeave={drop.onDragLeave}
        onDrop={drop.onDrop}
      >
        {(isAtStart || step === 'reading') && (
          // Hidden, not unmounted, while a file is read: unmounting the focused element would force a synchronous
          // layout.
          <Box
            hidden={!isAtStart}
            sx={{ '&:not([hidden])': { display: 'flex', flexDirection: 'column', gap: 1.5 } }}
          >
            {port && (
              <UnfinishedRuns
                declaration={declaration}
                port={port}
                onResume={async (kept) => {
                  const isOurs = await saving.resume(kept);
                  // Unfinished rows return to a sheet of their organization.
                  if (isOurs) setAccountId(kept.accountId);
                  return isOurs;
                }}
              />
            )}
            <OrganizationStep
              declaration={declaration}
              accountId={accountId}
              onChange={setAccountId}
            />
            {step === 'organization' && (
              <Typography color="text.secondary">
                {translate('facings.bulk.start.chooseFirst')}
              </Typography>
            )}
          </Box>
        )}
        <AddingBody
          declaration={declaration}
          accountId={accountId}
          adding={adding}
          review={review}
          choices={choices}
          onChoose={(name, id) => {
            setChoices((before) => new Map(before).set(name, id));
          }}
          incomplete={incomplete}
          isOver={drop.isOver}
        />
      </BulkDialog>
      <LeaveGuard isUnsaved={isUnsaved} />
    </SheetDeclaration>
  );
};
