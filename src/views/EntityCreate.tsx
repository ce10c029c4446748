import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import Skeleton from '@mui/material/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useRef, useState } from 'react';
import {
  CreateContextProvider,
  ResourceContextProvider,
  useCreateController,
  type RaRecord,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate, type To } from 'react-router';
import { FieldNotesProvider } from '../fields/useFieldNote';
import { useRegistry } from '../fields/useDeclaration';
import { rememberAdded } from './list/page/addedRow';
import { knownViewPath } from '../schema/routes';
import { fillTemplate } from '../schema/template';
import type { EntityCreateProps } from './entityViews';
import { AddAnother, FormButtons } from './form/FormButtons';
import { AddWithin } from './form/AddWithin';
import { StockForms } from './form/StockForms';
import { DuplicateIntro } from './form/duplicate/DuplicateIntro';
import { useDuplicate } from './form/duplicate/useDuplicate';
import { useOriginal } from './form/duplicate/useOriginal';
import { begunByLast, useBegun, type BegunValues } from './form/useBegun';
import { EntityForm } from './form/EntityForm';
import { LeaveQuestion } from './form/LeaveQuestion';
import { LeaveGuard, staysOpen } from './form/UnsavedDialog';
import { useCreation, type CreatedRecord } from './form/useCreation';
import { useFormCode } from './form/useFormCode';
import { useSaving } from './form/useSaving';
import { useOverlay } from './place/useOverlay';
import { useParentIds } from './place/placeContext';
import { ReplacedRecord } from './ReplacedRecord';
import { SecretView } from './SecretView';
import { steadyDialog } from './steadyDialog';
import { SurfaceHead } from './SurfaceHead';
import { useWords } from './useWords';

/** Creates a record, in a dialog over the list with its own address, so that Back closes it. */
export const EntityCreate = ({ declaration, onClose, onMade }: EntityCreateProps) => {
  const words = useWords(declaration);
  const titleId = useId();
  const navigate = useNavigate();
  const { create: declared } = declaration;
  const within = useParentIds();
  const { pageAt } = useRegistry();
  const { toEdit } = useOverlay(declaration);
  const copied = useOriginal(declaration, onMade === undefined);
  const { replaced } = copied;
  const original = replaced ? undefined : copied.original;
  const duplicate = useDuplicate(declaration, { original, left: copied.left });

  const record = useRef<RaRecord | null>(null);
  // The secrets exist only in this state, and only while they are shown.
  const [created, setCreated] = useState<CreatedRecord | null>(null);
  const isDirty = useRef(false);
  const markDirty = useCallback((dirty: boolean) => {
    isDirty.current = dirty;
  }, []);
  const isCopied = useRef(false);
  const [isAsking, setIsAsking] = useState(false);

  const View = declaration.views?.create;
  // A series makes no sense with secrets, which must be copied first, or over another form, which needs one record.
  const canAddAnother = !onMade && !declared?.secrets && !View && copied.record === undefined;
  const [isAnother, setIsAnother] = useState(false);
  const [added, setAdded] = useState<readonly string[]>([]);
  const first = useBegun(declaration, onMade === undefined);
  const [next, setNext] = useState<BegunValues | null>(null);
  const begun = next ?? first.values;
  const hasCode = useFormCode(declaration, declared);
  const isAwaited = copied.isAwaited || first.isAwaited;

  const pathOf = (newRecord: RaRecord): To | null => {
    // Some create responses have no id, and other creates lead to the record anyway.
    const isThere = declared?.then !== undefined && !isAnother;
    if (onMade || isThere || declaration.calls?.create?.newId === null) return null;
    const page = knownViewPath(declaration, newRecord.id, within);
    return page ?? (declaration.edit && !declaration.routes.view ? toEdit(newRecord.id) : null);
  };
  const openOf = (newRecord: RaRecord) => {
    const to = pathOf(newRecord);
    return to === null ? null : () => void navigate(to);
  };
  const queryClient = useQueryClient();
  const create = useCreation(declaration, {
    openOf,
    copying: { original, followUps: duplicate.followUps },
  });

  const send = async (values: FieldValues) => {
    const newRecord = await create(values);
    record.current = newRecord.record;
    isCopied.current = false;
    await duplicate.copyParts(newRecord.record);
    if (newRecord.secrets) setCreated(newRecord);
    const to = pathOf(newRecord.record);
    if (to === null) return;
    const { id } = newRecord.record;
    const name = words.nameOf(newRecord.record);
    rememberAdded(queryClient, declaration.name, { id: String(id), name, to, at: Date.now() });
  };

  const finish = () => {
    const newRecord = record.current;
    if (!newRecord) return;
    isCopied.current = true;
    setCreated(null);
    if (isAnother) {
      setNext(begunByLast(declaration, newRecord, begun));
      setAdded([...added, words.nameOf(newRecord)]);
      isDirty.current = false;
      return;
    }
    if (onMade) onMade({ id: String(newRecord.id), label: words.nameOf(newRecord) });
    else if (declared?.then === undefined) onClose();
    // Replaces the dialog's entry, so that Back does not lead to an empty dialog.
    else void navigate(fillTemplate(declared.then, newRecord), { replace: true });
  };

  const saved = () => {
    if (!declared?.secrets) finish();
  };

  const saving = useSaving({
    declaration,
    fields: declared?.fields ?? [],
    send,
    ...(declared?.failed === undefined ? {} : { failed: words.notCreated }),
    onSaved: saved,
  });
  const controller = useCreateController<RaRecord>({
    resource: declaration.name,
    // The console is only rendered for signed-in users.
    disableAuthentication: true,
    redirect: false,
    ...(copied.record ? { record: copied.record } : {}),
  });
  // Our `save` replaces the controller's, which would leave typed values and secrets in react-query's mutations.
  const context = {
    ...controller,
    ...saving,
    defaultTitle: words.create,
    isPending: isAwaited,
    isLoading: isAwaited,
    isFetching: isAwaited,
  };
  const hasSecrets = () => created?.secrets !== undefined && !isCopied.current;

  const leave = () => {
    // Do not close while a request is running: its response closes the form or shows errors, and secrets are shown
    // only once.
    if (saving.saving && (isDirty.current || declared?.secrets)) return;
    // A dialog with its own address is closed by navigation, which already asks.
    if (onMade && isDirty.current) setIsAsking(true);
    else onClose();
  };

  const close = (_: object, reason: 'backdropClick' | 'escapeKeyDown') => {
    // The second click of a double click may hit the backdrop, where an alert has just disappeared.
    if (reason === 'backdropClick' && saving.saving) return;
    if (!created) leave();
    // A key or a click beside the dialog happens by accident; the secrets would be lost.
    else if (!isCopied.current) setIsAsking(true);
    else if (reason === 'escapeKeyDown') finish();
  };

  if (!hasCode) return null;
  const texts = replaced
    ? {
        title: words.translate('facings.views.secret.rotate', {
          one: words.one,
          name: words.nameOf(replaced),
        }),
        submit: words.translate('facings.views.row.rotateTitle'),
      }
    : { title: words.create, submit: words.create };
  return (
    <Dialog
      open
      fullWidth
      maxWidth={declared?.tabs ? 'md' : 'sm'}
      onClose={close}
      aria-labelledby={titleId}
      slotProps={
        declared?.tabs
          ? steadyDialog
          : { paper: { sx: { display: 'flex', flexDirection: 'column' } } }
      }
    >
      {created?.secrets ? (
        <>
          <LeaveGuard
            kindNow={() => 'secrets'}
            isUnsaved={hasSecrets}
            isSamePlace={staysOpen(pageAt, false)}
          />
          <SecretView
            declaration={declaration}
            record={created.record}
            secrets={created.secrets}
            titleId={titleId}
            onClose={finish}
            onAllCopied={() => {
              isCopied.current = true;
            }}
          >
            {replaced && <ReplacedRecord declaration={declaration} record={replaced} />}
          </SecretView>
        </>
      ) : (
        <>
          <SurfaceHead id={titleId} onClose={leave}>
            {texts.title}
          </SurfaceHead>
          <ResourceContextProvider value={declaration.name}>
            <CreateContextProvider value={context}>
              <AddWithin>
                <FieldNotesProvider value={duplicate.notes}>
                  {isAwaited ? (
                    waiting
                  ) : View ? (
                    <StockForms part={View} path="create" fallback={waiting} onDirty={markDirty} />
                  ) : (
                    <EntityForm
                      // A new key gives each record of a series a new form.
                      key={added.length}
                      begun={begun}
                      declaration={declaration}
                      fields={declared?.fields ?? []}
                      tabs={declared?.tabs}
                      purpose="create"
                      copied={copied.record}
                      left={copied.left}
                      {...(original
                        ? {
                            intro: (
                              <DuplicateIntro
                                name={words.nameOf(original)}
                                lost={duplicate.lost}
                                choices={duplicate.choices}
                                onChoose={duplicate.choose}
                              />
                            ),
                          }
                        : {})}
                      isWide={declared?.tabs !== undefined}
                      onSaved={saved}
                      onDirty={markDirty}
                    >
                      {({ isSaving }) => (
                        <DialogActions
                          disableSpacing
                          sx={{
                            px: { xs: 2, sm: 3 },
                            py: 2,
                            gap: { xs: 0.5, sm: 1 },
                            flexWrap: 'wrap',
                          }}
                        >
                          {canAddAnother && (
                            <AddAnother isOn={isAnother} onChange={setIsAnother} added={added} />
                          )}
                          <FormButtons isSaving={isSaving} submit={texts.submit} onCancel={leave} />
                        </DialogActions>
                      )}
                    </EntityForm>
                  )}
                </FieldNotesProvider>
              </AddWithin>
            </CreateContextProvider>
          </ResourceContextProvider>
        </>
      )}
      <LeaveQuestion
        isOpen={isAsking}
        onStay={() => setIsAsking(false)}
        onGo={created ? finish : onClose}
        {...(created ? { kind: 'secrets' } : {})}
      />
    </Dialog>
  );
};

const waiting = <Skeleton variant="rounded" height={240} sx={{ mx: 3, my: 2 }} aria-busy />;
