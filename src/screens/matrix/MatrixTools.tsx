import Keyboard from '@mui/icons-material/KeyboardOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import TableChart from '@mui/icons-material/TableChartOutlined';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { FilterSelect } from '../../fields/shared/FilterSelect';
import { SearchBox } from '../../views/list/toolbar/SearchBox';
import { usePopup } from '../../views/usePopup';
import type { MatrixData } from './loadMatrixData';
import type { MatrixMode } from './matrixBoard';
import type { MatrixFilter } from './useMatrixFilter';
import type { CellWords } from './words';

interface MatrixToolsProps {
  readonly matrixData: MatrixData;
  readonly words: CellWords;
  readonly filter: MatrixFilter;
  readonly onFilter: (name: keyof MatrixFilter, value: string) => void;
  /** Collapsed regions. */
  readonly closed: ReadonlySet<number>;
  readonly onClosed: (closed: ReadonlySet<number>) => void;
  /** Whether links have amounts. */
  readonly hasAmounts: boolean;
  readonly mode: MatrixMode;
  readonly onMode: (mode: MatrixMode) => void;
  /** Opens the dialog that takes a table of amounts. */
  readonly onTable: () => void;
  readonly onKeys: () => void;
}

const { compare } = new Intl.Collator(undefined, { numeric: true });

const categoriesOf = ({ products }: MatrixData): readonly string[] =>
  [...new Set(products.flatMap(({ categories }) => categories))].sort(compare);

/** What narrows the grid, and what cells show; the rest is in a menu. */
export const MatrixTools = ({
  matrixData,
  words,
  filter,
  onFilter,
  closed,
  onClosed,
  hasAmounts,
  mode,
  onMode,
  onTable,
  onKeys,
}: MatrixToolsProps) => {
  const translate = useTranslate();
  const { button, popup } = usePopup('menu');
  const categories = useMemo(() => categoriesOf(matrixData), [matrixData]);
  const { regions } = matrixData;
  const areAllClosed = closed.size >= regions.length;
  const label = translate('facings.matrix.more');

  const searchBox = (part: 'products' | 'zones') => (
    <Box sx={searchSx}>
      <SearchBox
        isNarrow
        text={filter[part]}
        many={translate(`facings.matrix.${part}`)}
        onSearch={(text) => onFilter(part, text)}
      />
    </Box>
  );
  const items = [
    ...(hasAmounts
      ? [{ key: 'table.open', icon: <TableChart fontSize="small" />, run: onTable }]
      : []),
    {
      key: areAllClosed ? 'openAll' : 'closeAll',
      icon: areAllClosed ? <UnfoldMore fontSize="small" /> : <UnfoldLess fontSize="small" />,
      run: () => onClosed(new Set(areAllClosed ? [] : regions.keys())),
    },
    { key: 'keysTitle', icon: <Keyboard fontSize="small" />, run: onKeys },
  ];
  return (
    <>
      {searchBox('products')}
      {(categories.length > 1 || filter.category !== '') && (
        <Box sx={selectSx}>
          <FilterSelect
            label={translate('facings.matrix.category')}
            entries={categories.map((name) => ({ value: name, label: name }))}
            value={filter.category}
            onChange={(category) => onFilter('category', category)}
          />
        </Box>
      )}
      {searchBox('zones')}
      {(regions.length > 1 || filter.region !== '') && (
        <Box sx={selectSx}>
          <FilterSelect
            label={translate('facings.matrix.region')}
            entries={regions.map(({ id }, at) => ({ value: id, label: words.region(at) }))}
            value={filter.region}
            onChange={(id) => onFilter('region', id)}
          />
        </Box>
      )}
      {hasAmounts && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={mode}
          aria-label={translate('facings.matrix.par.mode')}
          onChange={(_, next: MatrixMode | null) => {
            if (next) onMode(next);
          }}
        >
          {(['links', 'amounts'] as const).map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`facings.matrix.par.modes.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <Tooltip title={label} describeChild={false}>
        <IconButton aria-label={label} {...button}>
          <MoreVert />
        </IconButton>
      </Tooltip>
      {popup(({ anchor, onClose }) => (
        <Menu open anchorEl={anchor} onClose={onClose}>
          {items.map(({ key, icon, run }) => (
            <MenuItem
              key={key}
              onClick={() => {
                onClose();
                run();
              }}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              {translate(`facings.matrix.${key}`)}
            </MenuItem>
          ))}
        </Menu>
      ))}
    </>
  );
};

/** At 1440 pixels, all tools are in one line. */
const searchSx = {
  flex: { xs: '1 1 40%', sm: '1 1 160px' },
  maxWidth: { sm: 240 },
  '&& > *': { width: 1 },
} as const;
const selectSx = {
  flex: { xs: '1 1 40%', sm: '0 1 148px' },
  minWidth: 0,
  '&& > *': { width: 1 },
} as const;
