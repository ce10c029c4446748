import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  Suspense,
  useCallback,
  useEffect,
  useState,
  type ClipboardEvent,
  type DragEvent,
} from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { createSearchParams, useNavigate, useResolvedPath } from 'react-router';
import { FieldInput } from '../../../fields/FieldInput';
import { laterCode, preloadable } from '../../../fields/preloadable';
import { useRelatedName } from '../../../fields/reference/useRelatedName';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { ToolProps } from '../../../schema/takeOver';
import { panelKey } from '../../../schema/pageAt';
import { BulkBody, BulkFrame } from '../frame/BulkDialog';
import { useOverlay } from '../../../views/place/useOverlay';
import { loadUpdate } from '../update/loadUpdate';
import { useAddingFooter, type AddingFooterOptions } from './useAddingFooter';
import { AddingBody, type AddingBodyProps } from './AddingBody';
import { useBulkText } from '../session/sheetTexts';
import { lastImports, openRuns } from '../../../lib/batches/keptRuns';
import type { RunKind } from '../save/rows';
import { EarlierRuns } from '../session/EarlierRuns';
import type { Journal, KeptRun } from '../../../lib/batches/journal';
import type { CreatedRow } from '../save/removalRun';

const UpdateExisting = preloadable(loadUpdate, (code) => code.UpdateExisting);

const updateKinds = ['edit', 'undo'] as const satisfies readonly RunKind[];

const loadUndo = laterCode(() => import('./saving/UndoImport'));
const UndoQuestion = preloadable(loadUndo, (code) => code.UndoQuestion);

type Values = Readonly<Record<string, string | null>>;

/** The field that is chosen once for all rows, as their organization is. */
interface Once {
  readonly source: string;
  /** Entity of its records. */
  readonly to: string;
  /** Empty while none is chosen. */
  readonly id: string;
  readonly onChange: (id: string) => void;
}

interface OnceStepProps extends Once {
  readonly declaration: AnyDeclaration;
}

/** What all records are made in: the same input as in the form of a single one. */
const OnceStep = ({ declaration, source, id, onChange }: OnceStepProps) => {
  const form = useForm<Values>({ defaultValues: { [source]: id === '' ? null : id } });
  const chosen = useWatch({ control: form.control, name: source });
  useEffect(() => {
    onChange(chosen ?? '');
  }, [chosen, onChange]);
  return (
    <FormProvider {...form}>
      <Box sx={{ width: '100%', maxWidth: 420, pt: 0.5 }}>
        <FieldInput
          declaration={declaration}
          source={source}
          purpose="create"
          autoFocus={id === ''}
        />
      </Box>
    </FormProvider>
  );
};

/** Files dropped anywhere on the dialog; the browser never leaves the page for one. */
const useDrop = (onFiles: ((files: readonly File[]) => void) | null) => {
  const [isOver, setOver] = useState(false);
  return {
    isOver: isOver && onFiles !== null,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = onFiles ? 'copy' : 'none';
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      // Leaving a part for another part of the dialog is not leaving it.
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

/** A table that is pasted where a file is awaited is read like one, with its headings. A sheet takes its own cells. */
const pasteOf =
  (name: string, onFiles: (files: readonly File[]) => void) =>
  (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    // Spreadsheets add a picture of the cells, so files count only without a text.
    const files = text === '' ? [...event.clipboardData.files] : [new File([text], `${name}.csv`)];
    // One line without cells is no table: it belongs into the input that has the focus.
    if (files.length === 0 || (text !== '' && !/[\t\n]/.test(text.trim()))) return;
    event.preventDefault();
    onFiles(files);
  };

interface AddingDialogProps
  extends ToolProps, Omit<AddingBodyProps, 'isOver'>, AddingFooterOptions {
  /** Null where the page says what the rows belong to. */
  readonly once: Once | null;
  /** Where unfinished saves are kept; null until that is open. */
  readonly journal: Journal | null;
  readonly kind: RunKind;
  readonly accountId: string;
  /** Of imports of records: only those of the same place. */
  readonly place?: string | undefined;
}

/**
 * Creates or imports many records: what they belong to, rows or a file, save, results. The update of records that exist
 * takes the place of these steps.
 */
export const AddingDialog = ({
  declaration,
  title,
  onClose,
  once,
  journal,
  kind,
  accountId,
  place,
  review,
  onSave,
  ...body
}: AddingDialogProps) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const { adding } = body;
  const { step, state, session } = adding;
  const footer = useAddingFooter({ adding, onSave, ...(review ? { review } : {}) });
  // A file that is dropped on an update is not taken, and the browser does not leave the page for it either.
  const onFiles = adding.updated === null ? adding.onFiles : null;
  const { isOver, ...drop } = useDrop(onFiles);
  const paste =
    step === 'start' && onFiles
      ? { onPaste: pasteOf(translate('facings.bulk.start.pasted'), onFiles) }
      : {};
  const owner = useRelatedName({
    to: once?.to ?? declaration.name,
    id: once?.id ?? '',
    isWanted: once !== null && once.id !== '',
  });
  const isUnsaved = useCallback(() => step === 'mapping' || session.isUnsaved(), [step, session]);
  /** Unfinished imports and updates of closed pages, newest first; otherwise the latest import that can be undone. */
  const earlierRuns = useCallback(async () => {
    if (!journal) return [];
    const open = (await openRuns(journal, [kind, ...updateKinds])).filter(
      (run) => run.place === place,
    );
    if (open.length > 0 || !declaration.remove) return open;
    return (await lastImports(journal, { kind, place })).slice(0, 1);
  }, [journal, kind, place, declaration]);
  const [undoing, setUndoing] = useState<{ run: KeptRun; rows: readonly CreatedRow[] } | null>(
    null,
  );
  const askUndo = async (run: KeptRun): Promise<boolean> => {
    const { createdRowsOf } = await loadUndo();
    const rows = journal ? await createdRowsOf(journal, run.id) : [];
    const isAny = rows.length + (run.named?.length ?? 0) > 0;
    if (isAny) setUndoing({ run, rows });
    return isAny;
  };
  const edit = useResolvedPath(useOverlay(declaration).toBulk('bulk-edit'));
  const navigate = useNavigate();
  /** An update of a file is a bulk edit, whose tool goes on with it. */
  const toEdit = async (run: KeptRun): Promise<boolean> => {
    const search = createSearchParams(edit.search);
    if (once) search.set(once.source, run.accountId);
    await navigate({ pathname: edit.pathname, search: search.toString() });
    return true;
  };
  const isAtStart = step === 'once' || step === 'start';
  const { existing } = adding;
  const update = adding.updated !== null && existing && state.sheet && (
    <Suspense fallback={null}>
      <UpdateExisting
        {...{ declaration, title, onClose, adding, existing, accountId }}
        sheet={state.sheet}
        owner={owner.name}
        of={adding.updated}
      />
    </Suspense>
  );
  return (
    <BulkFrame transfer={{ ...drop, ...paste }}>
      {update || (
        <BulkBody
          title={title}
          {...(isAtStart || owner.name === null ? {} : { subtitle: owner.name })}
          onClose={onClose}
          isSent={state.sent !== null}
          isUnsaved={isUnsaved}
          isSaving={session.isSaving}
          openedBy={panelKey}
          {...footer}
        >
          {(isAtStart || step === 'reading') && (
            // Hidden, not unmounted, while a file is read: unmounting the focused element would force a synchronous
            // layout.
            <Box
              hidden={!isAtStart}
              sx={{ '&:not([hidden])': { display: 'flex', flexDirection: 'column', gap: 1.5 } }}
            >
              {journal && (
                <EarlierRuns
                  journal={journal}
                  find={earlierRuns}
                  onAct={async (run) => {
                    if (run.kind !== kind) return toEdit(run);
                    if (run.phase === 'ended') return askUndo(run);
                    const isOurs = await session.resume(run);
                    // Unfinished rows return to a sheet of their organization.
                    if (isOurs) once?.onChange(run.accountId);
                    return isOurs;
                  }}
                />
              )}
              {journal && undoing && (
                <Suspense fallback={null}>
                  <UndoQuestion
                    {...{ adding, journal }}
                    rows={undoing.rows}
                    named={undoing.run.named ?? []}
                    of={undoing.run.id}
                    accountId={undoing.run.accountId}
                    isOpen
                    onClose={() => setUndoing(null)}
                  />
                </Suspense>
              )}
              {once && <OnceStep declaration={declaration} {...once} />}
              {step === 'once' && (
                <Typography color="text.secondary">{bulkText('start.chooseFirst')}</Typography>
              )}
            </Box>
          )}
          <AddingBody isOver={isOver} {...body} />
        </BulkBody>
      )}
    </BulkFrame>
  );
};
