import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';
import { memo, use, useEffect, type ComponentType, type ReactNode } from 'react';
import { useTranslate, type Identifier } from 'react-admin';
import { OverlayBoundary } from '../../../lib/failures/OverlayBoundary';
import { OwnPart, preloadPart } from '../../../fields/OwnPart';
import { whenIdle } from '../../../fields/preloadable';
import { useRegistry } from '../../../fields/useDeclaration';
import { listOf, type AnyDeclaration } from '../../../schema/defineResource';
import { identifyingFields } from '../../../schema/only';
import { viewPath } from '../../../schema/routes';
import type { LazyComponent, ToolProps } from '../../../schema/takeOver';
import { useEntityViews } from '../../entityViews';
import { DrawAheadContext, loadLinks, loadShow } from '../../load';
import { FrozenLocation } from '../../place/FrozenLocation';
import type { Overlay } from '../../../schema/pageAt';
import { useOverlay } from '../../place/useOverlay';
import { usePlace, useParentIds } from '../../place/placeContext';
import { useWords } from '../../useWords';
import { columnsText } from '../table/columns/columns';
import { AddAction, BulkContext, bulkTitle } from '../toolbar/ListActions';
import { ListFrame } from './ListFrame';
import { ListProvider } from './ListProvider';
import { Selection, useSelectColumn } from '../selection/SelectColumn';
import { ListTools } from '../toolbar/ListTools';
import { useViewOpening } from '../toolbar/savedViews/useOpening';
import { useListRows } from '../state/useListRows';
import { useListState } from '../state/useListState';
import { refreshIntervalOf } from '../state/listRequest';
import { useRefresh } from '../state/useRefresh';

/** Preloads code; a failure is reported when the component is rendered. */
const ahead = (load: () => Promise<unknown>): void => {
  load().catch(() => undefined);
};

/** Preloads the code of a record's page, including the declaration's custom components. */
const preloadPage = ({ views, view }: AnyDeclaration): void => {
  ahead(loadShow);
  if (views?.show) preloadPart(views.show);
  for (const panel of view?.panels ?? []) {
    if ('screen' in panel) preloadPart(panel.screen);
    else if ('links' in panel) ahead(loadLinks);
  }
};

const drawnAhead = new WeakSet<AnyDeclaration>();

/** Preloads the page that rows link to, after they have loaded, and draws the first row's ahead. */
const usePreload = (declaration: AnyDeclaration, firstId: Identifier | undefined): void => {
  const registry = useRegistry();
  const within = useParentIds();
  const drawAhead = use(DrawAheadContext);
  const { opens } = listOf(declaration);
  const opened = opens === undefined ? declaration : registry.find(opens);
  const path =
    firstId === undefined || opened.routes.view === undefined
      ? undefined
      : viewPath(opened, firstId, within);
  useEffect(() => {
    if (path === undefined) return undefined;
    let cancel = whenIdle(() => {
      preloadPage(opened);
      if (drawnAhead.has(opened)) return;
      ahead(async () => {
        await loadShow();
        cancel = whenIdle(() => {
          drawnAhead.add(opened);
          drawAhead(path);
        });
      });
    });
    return () => cancel();
  }, [opened, path, drawAhead]);
};

const Loading = () => {
  const translate = useTranslate();
  return (
    <Backdrop open sx={{ zIndex: 'modal' }}>
      <CircularProgress aria-label={translate('facings.views.loading')} />
    </Backdrop>
  );
};

/** A tool over its list; its code is loaded when it is opened. */
const ToolDialog = ({
  part,
  ...props
}: ToolProps & { readonly part: LazyComponent<ToolProps> }) => (
  <OwnPart part={part} props={props} fallback={<Loading />} />
);

/** Props of the component around a list: a page, or a section of one. */
export interface ListSurroundings {
  readonly declaration: AnyDeclaration;
  /** Heading, if it differs from the entity's name. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

interface RecordListProps extends Omit<ListSurroundings, 'children'> {
  /** Rendered in the ListContext; not re-rendered when dialogs open and close. */
  readonly Around: ComponentType<ListSurroundings>;
}

/** The rows of an entity with search, filters and pages, in a ListContext, with dialogs over them. */
export const RecordList = (props: RecordListProps) => (
  <>
    <FrozenLocation>
      <Rows {...props} />
    </FrozenLocation>
    <Dialogs declaration={props.declaration} />
  </>
);

const Rows = memo(({ declaration, title, Around }: RecordListProps) => {
  const { panel, within } = usePlace();
  const state = useListState(declaration);
  const isOpening = useViewOpening(declaration, state);
  const { refetchInterval, ageOf } = useRefresh(refreshIntervalOf(declaration));
  const list = useListRows(declaration, state, { isWanted: !isOpening, refetchInterval });
  const isPanel = panel !== null;
  usePreload(declaration, isPanel ? undefined : list.rows[0]?.id);
  const View = declaration.views?.list;
  const lead = useSelectColumn(declaration);

  const listed = View ? (
    <OwnPart
      part={View}
      props={{}}
      fallback={<Skeleton variant="rounded" height={240} aria-busy />}
    />
  ) : (
    <ListFrame
      declaration={declaration}
      state={state}
      list={list}
      isCompact={isPanel}
      hasOnly={!isPanel && identifyingFields(declaration).length > 0}
      tools={
        !isPanel && (
          <ListTools declaration={declaration} state={state} rows={list.rows} reach={list.reach} />
        )
      }
      selection={lead && <Selection declaration={declaration} state={state} />}
      age={ageOf(list.readAt, list.retry)}
      next={!isPanel && <AddAction declaration={declaration} isPlain />}
      columns={state.columns}
      areChosen={columnsText(declaration, within, state.columns) !== null}
      lead={lead}
    />
  );
  return (
    <ListProvider declaration={declaration} state={state} list={list}>
      <Around declaration={declaration} title={title}>
        {listed}
      </Around>
    </ListProvider>
  );
});
Rows.displayName = 'Rows';

const keyOf = (open: Overlay): string =>
  open.kind === 'edit'
    ? `edit ${open.id}`
    : open.kind === 'tool'
      ? open.tool.key
      : open.kind === 'bulk'
        ? open.key
        : open.kind;

const Dialogs = ({ declaration }: Pick<RecordListProps, 'declaration'>) => {
  const words = useWords(declaration);
  const bulkParts = use(BulkContext);
  const { Create, Edit } = useEntityViews(declaration);
  const { open, close } = useOverlay(declaration);
  if (open === null) return null;
  const props = { declaration, onClose: close };
  return (
    <OverlayBoundary key={keyOf(open)} onClose={close}>
      {open.kind === 'create' && declaration.create && <Create {...props} />}
      {open.kind === 'edit' && declaration.edit && !declaration.routes.view && (
        <Edit key={open.id} id={open.id} {...props} />
      )}
      {open.kind === 'tool' && (
        <ToolDialog
          key={open.tool.key}
          part={open.tool.dialog}
          title={words.text(`tools.${open.tool.key}`, open.tool.label)}
          {...props}
        />
      )}
      {open.kind === 'bulk' && bulkParts && (
        <ToolDialog
          key={open.key}
          part={bulkParts[open.key]}
          title={bulkTitle(words, open.key)}
          {...props}
        />
      )}
    </OverlayBoundary>
  );
};
