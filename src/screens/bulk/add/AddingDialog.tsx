import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useRelatedName } from '../../../fields/reference/useRelatedName';
import type { Location } from 'react-router';
import type { ToolProps } from '../../../schema/takeOver';
import { LeaveGuard } from '../../../views/form/UnsavedDialog';
import { panelKey } from '../../../views/place/useOverlay';
import { BulkDialog, type PrimaryButton } from '../frame/BulkDialog';
import { AddingBody, type AddingBodyProps } from './AddingBody';
import { OnceStep } from './start/OnceStep';
import { UnfinishedRuns, type UnfinishedRunsProps } from './start/UnfinishedRuns';
import { useBulkText } from './useBulkText';
import { useDrop } from './useDrop';
import { isTyped } from './useSheet';

/** The field that is chosen once for all rows, as their organization is. */
interface Once {
  readonly source: string;
  /** Entity of its records. */
  readonly to: string;
  readonly id: string;
  readonly onChange: (id: string) => void;
}

/** Over a panel of a page only the parameter says whether the dialog is open. */
const placeOf = ({ pathname, search }: Location): string =>
  `${pathname} ${new URLSearchParams(search).get(panelKey) ?? ''}`;

const isSamePlace = (current: Location, next: Location): boolean =>
  placeOf(current) === placeOf(next);

interface AddingDialogProps extends ToolProps, Omit<AddingBodyProps, 'declaration' | 'isOver'> {
  /** Null where the page says what the rows belong to. */
  readonly once: Once | null;
  /** Where unfinished saves are kept; null until that is open. */
  readonly unfinished: Pick<UnfinishedRunsProps, 'journal' | 'kind' | 'place'> | null;
  readonly primary: PrimaryButton | null;
}

/** Creates or imports many records: what they belong to, rows or a file, save, results. */
export const AddingDialog = ({
  declaration,
  title,
  onClose,
  once,
  unfinished,
  primary,
  ...body
}: AddingDialogProps) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const { adding } = body;
  const { step, sheet, saving, go, forgetFile } = adding;
  const { entries } = sheet;
  const drop = useDrop(adding.onFiles);
  const owner = useRelatedName({
    to: once?.to ?? declaration.name,
    id: once?.id ?? '',
    isWanted: once !== null && once.id !== '',
  });
  const run = saving.current?.run;
  const isUnsaved = useCallback(
    () => (run ? run.progress().isRunning : step === 'mapping' || isTyped(entries)),
    [run, step, entries],
  );
  const isAtStart = step === 'once' || step === 'start';
  return (
    <>
      <BulkDialog
        title={title}
        {...(isAtStart || owner.name === null ? {} : { subtitle: owner.name })}
        secondary={{
          label: translate(`facings.bulk.${step === 'saved' ? 'close' : 'cancel'}`),
          onClick: onClose,
        }}
        further={
          (step === 'review' || step === 'mapping') && (
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
            {unfinished && (
              <UnfinishedRuns
                {...unfinished}
                declaration={declaration}
                onResume={async (kept) => {
                  const isOurs = await saving.resume(kept);
                  // Unfinished rows return to a sheet of their organization.
                  if (isOurs) once?.onChange(kept.accountId);
                  return isOurs;
                }}
              />
            )}
            {once && (
              <OnceStep
                declaration={declaration}
                source={once.source}
                id={once.id}
                onChange={once.onChange}
              />
            )}
            {step === 'once' && (
              <Typography color="text.secondary">{bulkText('start.chooseFirst')}</Typography>
            )}
          </Box>
        )}
        <AddingBody declaration={declaration} isOver={drop.isOver} {...body} />
      </BulkDialog>
      <LeaveGuard isUnsaved={isUnsaved} isSamePlace={isSamePlace} />
    </>
  );
};
