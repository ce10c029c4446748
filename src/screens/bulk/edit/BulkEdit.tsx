import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router';
import '../../../messages/en/screenTexts';
import { FieldFilter } from '../../../fields/FieldFilter';
import { chosenIdsOf } from '../../../schema/chosenRecords';
import type { ToolProps } from '../../../schema/takeOver';
import { useListState, type ListState } from '../../../views/list/state/useListState';
import { onlyKey } from '../../../schema/only';
import { panelKey } from '../../../schema/pageAt';
import { useParentIds } from '../../../views/place/placeContext';
import { SheetDeclaration, useEditText } from '../session/sheetTexts';
import { onceField } from '../../../schema/onceField';
import { BulkDialog } from '../frame/BulkDialog';
import { useVersion } from '../frame/follow';
import { useBulkState } from '../session/useBulkSession';
import { useSessionFooter } from '../session/useSessionFooter';
import { EditSteps } from './EditSteps';
import { faultyRows, hasEffects } from './sheet/changesOf';
import { OnlyRecords, useOnlyRecords } from './OnlyRecords';
import { useBulkEditing, type OpenedEdit } from './useEditing';

/** Search and filters of the list behind the tool; null if the list shows everything. */
const narrowingOf = (
  { text, filters }: Pick<ListState, 'text' | 'filters'>,
  organization: string | null,
) => {
  const values = Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      name === organization ? [] : [[name, String(value)]],
    ),
  );
  return text === '' && Object.keys(values).length === 0 ? undefined : { text, values };
};

const never = () => () => undefined;
const nothing = () => null;

/** The dialog's buttons in each step, and why they are disabled (rules 2, 4). */
export const useFooter = ({ editing, journal }: OpenedEdit) => {
  const translate = useTranslate();
  const editText = useEditText();
  const { session, sheet, loader } = editing;
  const state = useBulkState(session);
  const { step, sent } = state;
  const version = useVersion(sheet.entries);
  const run = sent?.run;
  const progress = useSyncExternalStore(run?.subscribe ?? never, run?.progress ?? nothing);
  const { isReady, error } = useSyncExternalStore(loader.subscribe, loader.state);
  const faulty = useMemo(() => (version >= 0 ? faultyRows(sheet).length : 0), [sheet, version]);
  const childRows = useSyncExternalStore(sheet.childRows.subscribe, sheet.childRows.get);
  const isNothing = step === 'review' && childRows?.size === 0 && !hasEffects(sheet);
  const whyHeld = (): string | null => {
    if (error !== null && !isReady) return editText('notLoaded');
    return faulty === 0 ? null : editText('heldByFaults', { smart_count: faulty });
  };
  const footer = useSessionFooter({
    session,
    state,
    step,
    // No reason while the rows load: on a phone it takes a line, which would go to the sheet with them.
    review: { why: whyHeld(), isBusy: !isReady && error === null },
    save: {
      // Cells can become invalid in the review, too: blank cells of a file clear what is required.
      why: isNothing ? translate('facings.bulkEdit.nothingChanged') : whyHeld(),
      isBusy: journal === null || childRows === null,
      onClick: () => void editing.save(),
    },
  });
  if (step === 'results' && progress?.isRunning === false)
    return {
      primary: null,
      // What was saved of the sheet is undone, which its rows do not know.
      back:
        progress.ending === 'undone'
          ? null
          : {
              label: translate('facings.bulkEdit.backToSheet'),
              onClick: () => void session.back(),
            },
    };
  return footer;
};

/** Edits many records of an organization, or of another record, in a sheet (rules 2, Bulk product tools). */
export const BulkEdit = (props: ToolProps) => {
  const [parameters] = useSearchParams();
  return (
    <SheetDeclaration value={props.declaration}>
      {/* Other keys are another sheet. */}
      <Editing key={parameters.get(onlyKey)} {...props} />
    </SheetDeclaration>
  );
};

const Editing = ({ declaration, title, onClose }: ToolProps) => {
  const editText = useEditText();
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const within = useParentIds();
  const list = useListState(declaration);
  const once = onceField(declaration);
  /** The field that says the organization; null if the address of the list says it, or there is none. */
  const organizationKey = once !== null && once in within ? null : once;
  const accountId =
    organizationKey === null
      ? (within.account_id ?? '')
      : // Empty if the address has no organization.
        (parameters.get(organizationKey) ?? '');
  const isAwaited = organizationKey !== null && accountId === '';
  // The selection or state of the list when the tool was opened. Other organizations are shown unfiltered.
  const [first] = useState(() => {
    const ids = chosenIdsOf(location.state);
    return ids
      ? { accountId, some: { ids } }
      : { accountId, narrowing: narrowingOf(list, organizationKey) };
  });
  const { some, narrowing } = ['', accountId].includes(first.accountId) ? first : {};
  const only = useOnlyRecords(declaration, list);
  const opened = useBulkEditing({
    declaration,
    accountId,
    isAwaited,
    ...(only.some ? { some: only.some } : { narrowing, some }),
  });
  const { session } = opened.editing;
  const { sent, step } = useBulkState(session);
  const footer = useFooter(opened);
  return (
    <BulkDialog
      title={title}
      onClose={onClose}
      isSent={sent !== null}
      isUnsaved={session.isUnsaved}
      isSaving={session.isSaving}
      // Another organization is another sheet, although the path is the same.
      openedBy={organizationKey ?? panelKey}
      {...(isAwaited ? { back: null, primary: null } : footer)}
    >
      {(step === 'sheet' || step === 'actions') && (
        // It keeps its room above the sheet, so that nothing moves when the panel opens. On narrow screens, the panel
        // takes its room.
        <Box
          sx={{
            display: { xs: step === 'actions' ? 'none' : 'flex', md: 'flex' },
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            '&:empty': { display: 'none' },
          }}
        >
          {organizationKey !== null && (
            // As wide as in 'Bulk Add': a list's filter would cut names.
            <Box
              sx={{
                flex: '1 1 280px',
                maxWidth: 420,
                // Also where the filter's own rule comes later.
                '&& > *': { width: '100%' },
              }}
            >
              <FieldFilter
                declaration={declaration}
                source={organizationKey}
                value={accountId === '' ? undefined : accountId}
                onChange={(value) =>
                  setParameters((before) => {
                    const next = new URLSearchParams(before);
                    if (value === undefined) next.delete(organizationKey);
                    else next.set(organizationKey, String(value));
                    return next;
                  })
                }
                isFocused={accountId === ''}
              />
            </Box>
          )}
          {!isAwaited && (
            <OnlyRecords
              declaration={declaration}
              list={list}
              notFound={only.notFound}
              isUnsaved={session.isUnsaved()}
              isHeld={step === 'actions'}
            />
          )}
        </Box>
      )}
      {isAwaited ? (
        <Typography color="text.secondary">{editText('chooseFirst')}</Typography>
      ) : (
        <EditSteps {...opened} />
      )}
    </BulkDialog>
  );
};
