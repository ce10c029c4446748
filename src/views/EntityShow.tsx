import Skeleton from '@mui/material/Skeleton';
import { useCallback, useContext, useDeferredValue, useEffect, useState } from 'react';
import {
  ShowContextProvider,
  useShowController,
  useStoreContext,
  type RaRecord,
} from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { OverlayBoundary } from '../lib/failures/OverlayBoundary';
import { useOpening } from '../lib/failures/openings';
import { OwnPart } from '../fields/OwnPart';
import type { AnyDeclaration, Panel } from '../schema/defineResource';
import { editPath, viewPath } from '../schema/routes';
import { isNotFound } from '../lib/failures/failures';
import { useEntityViews } from './entityViews';
import { useIsPhone } from './list/table/columns/phoneColumns';
import { InOrder } from './InOrder';
import { KeysContext } from './keys/usePageAction';
import { useChangePins } from './keys/usePins';
import { forgetRecord, visitOf, type Visit } from './keys/visits';
import { LoadFailure } from './LoadFailure';
import { MissingRecord } from './MissingRecord';
import { CopyActions } from './manage/CopyActions';
import { DuplicateButton } from './manage/DuplicateButton';
import { Neighbors } from './manage/neighbors';
import { RecordFields } from './manage/RecordFields';
import { ModeToggle } from './manage/ModeToggle';
import { RecordActions } from './manage/RecordActions';
import { RemoveButton } from './manage/RemoveButton';
import { useRecordTitle } from './manage/useRecordTitle';
import { FoldedActions } from './FoldedActions';
import { PageBar } from './PageBar';
import { Panels } from './panels/Panels';
import { SectionBar } from './panels/SectionBar';
import { useLeaveOverlay } from './place/OverlayHistory';
import { parentMeta, useParentIds } from './place/placeContext';
import { usePage } from './place/usePage';
import { useBack } from './useBack';
import { useWords } from './useWords';

/** Records the visited page, so that the palette can offer it. */
interface Visited extends Omit<Visit, 'key' | 'label'> {
  /** The record's name; null while loading, false if the record no longer exists. */
  readonly label: string | null | false;
}

const useVisit = ({ name, id, to, label }: Visited): void => {
  const visits = useContext(KeysContext)?.visits;
  const store = useStoreContext();
  const { rename } = useChangePins();
  useEffect(() => {
    if (!visits || label === null) return;
    if (label === false) {
      forgetRecord(store, { name, id });
      return;
    }
    const visit = visitOf({ name, id, label, to });
    visits.add(visit);
    rename(visit);
  }, [visits, store, rename, name, id, to, label]);
};

const noPanels: readonly Panel[] = [];

/** A record's page: facts, panels, and the edit panel over them at `…/edit`. */
export const EntityShow = ({ declaration }: { declaration: AnyDeclaration }) => {
  const words = useWords(declaration);
  const { Edit } = useEntityViews(declaration);
  const navigate = useNavigate();
  const within = useParentIds();
  const page = usePage();
  const id = page.id ?? '';
  const show = useShowController<RaRecord>({
    id,
    // The console is only rendered for signed-in users.
    disableAuthentication: true,
    queryOptions: {
      ...parentMeta(within),
      // A row from the list is shown at once, but the record itself is always requested.
      staleTime: 0,
      // The page shows the error; react-admin would show a toast and return to the list.
      onError: () => undefined,
    },
  });
  const { record, error, refetch, isFetching } = show;
  // The facts are rendered first, the panels right after.
  const arePanelsDue = useDeferredValue(true, false);
  // The record itself has been loaded, or failed to load, since the page was opened.
  const [isRead, setIsRead] = useState(false);
  if (!isFetching && !isRead) setIsRead(true);
  const isPhone = useIsPhone();
  const isEditing = page.overlay?.kind === 'edit' && !page.overlay.isInPanel;
  const back = useBack(declaration, within);
  // A row from the list may lack values that the form needs.
  const canEdit = isEditing && record !== undefined && isRead;
  const leave = useLeaveOverlay();
  const { search } = useLocation();
  const close = useCallback(
    () => leave({ pathname: viewPath(declaration, id, within), search }),
    [declaration, leave, id, within, search],
  );

  useOpening(isEditing && !canEdit && !error ? 'edit' : null, { cancel: close });

  const title = useRecordTitle(declaration, record);
  useVisit({
    name: declaration.name,
    id,
    to: viewPath(declaration, id, within),
    label: error && isNotFound(error) ? false : record ? title : null,
  });

  if (error && isNotFound(error))
    return <MissingRecord declaration={declaration} within={within} />;
  if (error && !record)
    return (
      <>
        <PageBar title={words.one} back={back} />
        <LoadFailure error={error} what={words.one} onRetry={() => void refetch()} />
      </>
    );

  const View = declaration.views?.show;
  const duplicate = declaration.create?.duplicate;
  const toggle = record && declaration.edit && (
    <ModeToggle
      isEditing={isEditing}
      edit={words.edit}
      onChange={(toEdit) => {
        if (toEdit) void navigate({ pathname: editPath(declaration, id, within), search });
        else close();
      }}
    />
  );
  return (
    <ShowContextProvider value={show}>
      <PageBar
        title={title}
        isTitlePending={!record}
        back={back}
        toggle={isPhone ? undefined : toggle}
        actions={
          record &&
          (declaration.remove ?? declaration.actions ?? duplicate ?? (isPhone && toggle)) && (
            <FoldedActions>
              {isPhone && toggle}
              <RecordActions declaration={declaration} record={record} />
              {duplicate && <DuplicateButton declaration={declaration} record={record} />}
              {declaration.remove && <RemoveButton declaration={declaration} record={record} />}
            </FoldedActions>
          )
        }
      />
      <SectionBar host={declaration} panels={declaration.view?.panels ?? []} />
      {record && <Neighbors declaration={declaration} id={id} />}
      {record && <CopyActions declaration={declaration} record={record} />}
      <InOrder>
        {View ? (
          <OwnPart
            part={View}
            props={{}}
            fallback={<Skeleton variant="rounded" height={180} aria-busy />}
          />
        ) : (
          <RecordFields declaration={declaration} record={record} />
        )}
        <Panels
          host={declaration}
          panels={arePanelsDue ? (declaration.view?.panels ?? []) : noPanels}
          values={record}
        />
      </InOrder>
      {canEdit && (
        <OverlayBoundary onClose={close}>
          <Edit declaration={declaration} id={id} onClose={close} />
        </OverlayBoundary>
      )}
    </ShowContextProvider>
  );
};
