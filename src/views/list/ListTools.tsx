import SwapVert from '@mui/icons-material/SwapVert';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router';
import type { AnyDeclaration } from '../../schema/defineResource';
import { useOverlay } from '../place/useOverlay';
import { useWithin } from '../place/withinContext';
import { useWords } from '../useWords';
import { columnsText, offeredColumns } from './columns/columns';
import { loadColumns, loadSorting } from './loadTools';
import { ViewsButton } from './savedViews/ViewsButton';
import { sortableFields } from './sorting/sorts';
import { ToolButton } from './ToolButton';
import type { SortReach } from './sorting/sortReach';
import type { ListState } from './useListState';

const ColumnsMenu = lazy(() => loadColumns().then(({ ColumnsMenu: Menu }) => ({ default: Menu })));
const CsvButton = lazy(() =>
  import('./csv/CsvButton').then(({ CsvButton: Own }) => ({ default: Own })),
);
const SortMenu = lazy(() => loadSorting().then(({ SortMenu: Menu }) => ({ default: Menu })));

export interface ListToolsProps {
  readonly declaration: AnyDeclaration;
  readonly state: ListState;
  /** The rows at hand. */
  readonly rows: readonly RaRecord[];
  /** How far their order reaches. */
  readonly reach: SortReach | null;
}

/** How the rows are shown: columns, order, and saved views of all that. */
export const ListTools = ({ declaration, state, rows, reach }: ListToolsProps) => {
  const { translate, text } = useWords(declaration);
  const { toTool } = useOverlay(declaration);
  const isNarrowed = state.text !== '' || Object.keys(state.filters).length > 0;
  const within = useWithin();
  const hasChoice = offeredColumns(declaration, within).length > 1;
  const isOwn = columnsText(declaration, within, state.columns) !== null;
  return (
    <Box
      role="group"
      aria-label={translate('facings.lists.tools')}
      sx={{ display: 'flex', flexWrap: 'wrap', minWidth: 0, ml: { sm: 'auto' } }}
    >
      {isNarrowed &&
        (declaration.list?.tools ?? []).map((tool) =>
          tool.ofShown === undefined ? null : (
            <Button key={tool.key} component={Link} to={toTool(tool)} color="inherit">
              {text(`tools.${tool.key}-shown`, tool.ofShown)}
            </Button>
          ),
        )}
      {hasChoice && (
        <ToolButton
          icon={<ViewColumn />}
          label={translate('facings.lists.columns.label')}
          isActive={isOwn}
          onNear={() => void loadColumns()}
        >
          {(tool) => <ColumnsMenu declaration={declaration} state={state} rows={rows} {...tool} />}
        </ToolButton>
      )}
      {sortableFields(declaration, within).length > 0 && (
        <ToolButton
          icon={<SwapVert />}
          label={translate('facings.lists.sort.label')}
          isActive={state.sorts.length > 0}
          onNear={() => void loadSorting()}
        >
          {(tool) => <SortMenu declaration={declaration} state={state} reach={reach} {...tool} />}
        </ToolButton>
      )}
      <ViewsButton declaration={declaration} state={state} />
      <Suspense fallback={null}>
        <CsvButton declaration={declaration} state={state} />
      </Suspense>
    </Box>
  );
};
