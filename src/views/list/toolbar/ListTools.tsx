import Bookmark from '@mui/icons-material/BookmarkBorder';
import EditNote from '@mui/icons-material/EditNote';
import MoreVert from '@mui/icons-material/MoreVert';
import SwapVert from '@mui/icons-material/SwapVert';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import { useGetIdentity, useNotify, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { lazyPart } from '../../../lib/failures/code';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { useParentIds } from '../../place/placeContext';
import { useWords } from '../../useWords';
import { columnsText, offeredColumns } from '../table/columns/columns';
import { useIsPhone } from '../table/columns/phoneColumns';
import { CsvButton } from './csv/CsvButton';
import { hasToolsMenu, useBulkLinks } from './ListActions';
import { filterNames } from '../state/listQuery';
import { loadColumns, loadSorting, loadViews } from '../../load';
import { isPlain, viewShown } from './savedViews/useOpening';
import { putAside, useViews } from './savedViews/viewsStore';
import { sortableFields, type SortReach } from './sorting/sorts';
import { keptRoom, namedTool, toolLabel, ToolButton, toolsSx } from './ToolButton';
import type { ListState } from '../state/useListState';

const ViewsMenu = lazyPart(loadViews, 'ViewsMenu');

interface ViewsButtonProps {
  readonly declaration: AnyDeclaration;
  readonly state: ListState;
  readonly reveal: () => void;
}

/** Shows the current saved view, and opens the menu of saved views. */
const ViewsButton = ({ declaration, state, reveal }: ViewsButtonProps) => {
  const { translate } = useWords(declaration);
  const within = useParentIds();
  const notify = useNotify();
  const { data: identity } = useGetIdentity();
  const userId = identity ? String(identity.id) : undefined;
  const listed = { declaration, within };
  const listViews = useViews(userId).views.filter(({ list }) => list === declaration.name);
  const [lastId, setLastId] = useState<string | null>(null);
  const shown = viewShown(listed, listViews, state, lastId);
  // The selected view stays visible while it is modified, until the list is reset.
  const nextId = shown?.id ?? (isPlain(listed, state) ? null : lastId);
  if (nextId !== lastId) setLastId(nextId);
  const changed = shown ? undefined : listViews.find(({ id }) => id === nextId);

  useEffect(() => {
    if (userId !== undefined && putAside(userId)) {
      notify('facings.lists.views.corrupt', { type: 'warning' });
    }
  }, [userId, notify]);

  const label =
    shown?.name ??
    (changed
      ? translate('facings.lists.views.changed', { name: changed.name })
      : translate('facings.lists.views.label'));
  return (
    <ToolButton
      icon={<Bookmark />}
      label={label}
      canShrink
      isActive={shown !== undefined || changed !== undefined}
      {...(shown || changed
        ? { name: translate('facings.lists.views.current', { name: label }) }
        : {})}
      reveal={reveal}
      onNear={() => void loadViews()}
    >
      {(tool) =>
        // Views belong to a person, who may not be known yet: the button keeps its place, the menu follows.
        userId !== undefined && (
          <ViewsMenu
            declaration={declaration}
            state={state}
            userId={userId}
            shown={shown}
            changed={changed}
            onChosen={setLastId}
            {...tool}
          />
        )
      }
    </ToolButton>
  );
};

const ColumnsMenu = lazyPart(loadColumns, 'ColumnsMenu');
const SortMenu = lazyPart(loadSorting, 'SortMenu');

/** Beside search and filters there is room for the icons only, unless the screen is wide. */
const iconsSx = (theme: Theme) => ({
  [theme.breakpoints.between('sm', 1400)]: {
    [`& .${toolLabel}`]: { display: 'none' },
    // Only the name of a view keeps its place beside the icon.
    [`& .MuiButton-root:not(.${namedTool}) .MuiButton-startIcon`]: { mx: 0 },
  },
});

export interface ListToolsProps {
  readonly declaration: AnyDeclaration;
  readonly state: ListState;
  readonly rows: readonly RaRecord[];
  /** Scope of their sort order. */
  readonly reach: SortReach | null;
}

/** How the rows are shown: columns, sort order, and saved views. */
export const ListTools = ({ declaration, state, rows, reach }: ListToolsProps) => {
  const { translate } = useWords(declaration);
  const bulkEdit = useBulkLinks(declaration).find(({ key }) => key === 'bulk-edit');
  const isNarrowed = state.text !== '' || Object.keys(state.filters).length > 0;
  const isOffered = isNarrowed || !hasToolsMenu(declaration);
  const within = useParentIds();
  const hasChoice = offeredColumns(declaration, within).length > 1;
  const isOwn = columnsText(declaration, within, state.columns) !== null;
  const isPhone = useIsPhone();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const reveal = () => setIsOpen(true);
  const hasFilters = filterNames(declaration).some((name) => !(name in within));
  return (
    <>
      {/* A phone shows the tools when they are asked for: the rows begin higher. */}
      {isPhone && (
        <IconButton
          aria-label={translate('facings.lists.tools')}
          aria-controls={id}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ mx: -1 }}
        >
          <MoreVert />
        </IconButton>
      )}
      <Box
        id={id}
        role="group"
        aria-label={translate('facings.lists.tools')}
        sx={[
          {
            display: { xs: isOpen ? 'flex' : 'none', sm: 'flex' },
            width: { xs: '100%', sm: 'auto' },
            flexWrap: 'wrap',
            minWidth: 0,
            // A text button's words begin where the search box does.
            ml: { xs: -1, sm: 'auto' },
          },
          toolsSx,
          hasFilters && iconsSx,
        ]}
      >
        {/* Its room is kept until it is offered, with one label: otherwise the group would wrap while a person types. */}
        {bulkEdit && (
          <Button
            component={Link}
            to={bulkEdit.to}
            color="inherit"
            startIcon={<EditNote />}
            aria-label={translate(`facings.lists.bulk.${isNarrowed ? 'these' : 'short'}`)}
            title={bulkEdit.label}
            className={isOffered && rows.length > 0 ? undefined : keptRoom}
          >
            <span className={toolLabel}>{translate('facings.lists.bulk.short')}</span>
          </Button>
        )}
        {/* What may grow comes first: the group ends at the right edge, so the others keep their places. */}
        <ViewsButton declaration={declaration} state={state} reveal={reveal} />
        {hasChoice && (
          <ToolButton
            icon={<ViewColumn />}
            label={translate('facings.lists.columns.label')}
            isActive={isOwn}
            reveal={reveal}
            onNear={() => void loadColumns()}
          >
            {(tool) => (
              <ColumnsMenu declaration={declaration} state={state} rows={rows} {...tool} />
            )}
          </ToolButton>
        )}
        {sortableFields(declaration, within).length > 0 && (
          <ToolButton
            icon={<SwapVert />}
            label={translate('facings.lists.sort.label')}
            isActive={state.sorts.length > 0}
            reveal={reveal}
            onNear={() => void loadSorting()}
          >
            {(tool) => <SortMenu declaration={declaration} state={state} reach={reach} {...tool} />}
          </ToolButton>
        )}
        <CsvButton declaration={declaration} state={state} />
      </Box>
    </>
  );
};
