import Close from '@mui/icons-material/Close';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import '../../../messages/en/screenTexts';
import { OwnPart } from '../../../fields/OwnPart';
import { onPhones } from '../../../fields/styles';
import { listOf } from '../../../schema/defineResource';
import { PageBarContext } from '../../PageBar';
import { useExclusive } from '../../useExclusive';
import { useFailureNotice } from '../../useFailureNotice';
import { useWords } from '../../useWords';
import { useBulkLinks } from '../toolbar/ListActions';
import { CsvSaving } from '../toolbar/csv/CsvSaving';
import { BarButton, barLabel } from './BarButton';
import { CopySelected } from './CopySelected';
import { EditSelected } from './EditSelected';
import { RemoveSelected } from './RemoveSelected';
import { SetSelected } from './SetSelected';
import type { SelectionProps } from './SelectColumn';
import { useSelectedRecords, type SelectionToolProps } from './useSelectedRecords';

/** Over the headers, except that of the check boxes, and below the bar of the page once the rows are scrolled. */
const placeSx = {
  position: 'sticky',
  top: 'var(--facings-header)',
  zIndex: 3,
  height: 0,
  ml: '40px',
  containerType: 'inline-size',
  [onPhones]: { ml: '32px' },
} as const;

const barSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  // As high as the headers.
  height: 'var(--facings-head)',
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '& > *': { flexShrink: 0 },
  '& .MuiButton-root': { minWidth: 0, minHeight: 28 },
  // Where labels would be cut off.
  '@container (max-width: 800px)': {
    [`& .${barLabel}`]: { display: 'none' },
    '& .MuiButton-startIcon': { mx: 0 },
    '& .MuiButton-root': { minWidth: 28, minHeight: 28 },
  },
} as const;

/** What can be done with the selected rows; rendered while any is selected. */
export const SelectionBar = ({ declaration, state }: SelectionProps) => {
  const words = useWords(declaration);
  const { translate } = words;
  const { selectedIds, onUnselectItems } = useListContext<RaRecord>();
  const selected = useSelectedRecords(declaration);
  const title = use(PageBarContext).title;
  const place = useRef<HTMLDivElement>(null);
  const { selectionActions: Component } = listOf(declaration);
  const canEdit = useBulkLinks(declaration).some(({ key }) => key === 'bulk-edit');

  useLayoutEffect(() => {
    const measure = () => {
      const { current } = place;
      const head = current?.parentElement?.querySelector('thead');
      const header = title?.closest('header');
      current?.style.setProperty('--facings-head', `${head?.offsetHeight ?? 40}px`);
      current?.style.setProperty('--facings-header', `${header?.offsetHeight ?? 0}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [title]);

  useEffect(() => {
    const list = place.current?.parentElement;
    return () => {
      // What had the focus goes with the bar.
      setTimeout(() => {
        if (document.activeElement === document.body)
          list?.querySelector<HTMLElement>('thead .pick input')?.focus();
      });
    };
  }, []);

  return (
    <Box ref={place} sx={placeSx}>
      <Box role="group" aria-label={translate('facings.selection.label')} sx={barSx}>
        <Tooltip title={translate('facings.selection.clear')} describeChild={false}>
          <IconButton size="small" onClick={() => onUnselectItems()}>
            <Close fontSize="small" />
          </IconButton>
        </Tooltip>
        <Typography
          variant="body2"
          role="status"
          sx={{ mr: 1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
        >
          {translate('facings.selection.count', { smart_count: selectedIds.length })}
        </Typography>
        {declaration.remove && <RemoveSelected declaration={declaration} selected={selected} />}
        <SetSelected declaration={declaration} selected={selected} />
        {declaration.create?.canBeCopied && (
          <CopySelected declaration={declaration} selected={selected} />
        )}
        {canEdit && <EditSelected declaration={declaration} selected={selected} />}
        <SaveSelected declaration={declaration} state={state} selected={selected} />
        {Component && <OwnPart part={Component} props={{}} fallback={null} />}
        {/* Last: it comes and goes, and the others keep their places. */}
        <SelectAll selected={selected} />
      </Box>
    </Box>
  );
};

/** Selects the rows of the other pages too, once all of this page are selected. */
const SelectAll = ({ selected }: Pick<SelectionToolProps, 'selected'>) => {
  const { data = [], total = 0, selectedIds, onSelect, getData } = useListContext<RaRecord>();
  const translate = useTranslate();
  const noticeFailure = useFailureNotice();
  const { isBusy, exclusively } = useExclusive();
  const isPage = data.every(({ id }) => selectedIds.includes(id));
  if (!getData || !isPage || total <= data.length || selectedIds.length >= total) return null;
  const selectAll = async () => {
    try {
      const rows = await getData();
      selected.keep(rows);
      onSelect([...new Set([...selectedIds, ...rows.map(({ id }) => id)])]);
    } catch (error) {
      noticeFailure(error);
    }
  };
  return (
    <Button
      size="small"
      loading={isBusy}
      onClick={() => void exclusively(selectAll)}
      // In view where the bar is too narrow for all; on a phone it would cover the others, so these come first.
      sx={{ position: { sm: 'sticky' }, right: 0, '&, &:hover': { bgcolor: 'background.paper' } }}
    >
      {translate('facings.selection.all', { smart_count: total })}
    </Button>
  );
};

/** Downloads the selected rows, with the shown columns and sort order. */
const SaveSelected = ({ declaration, state, selected }: SelectionProps & SelectionToolProps) => {
  const { translate } = useWords(declaration);
  const [isSaving, setIsSaving] = useState(false);
  const label = translate('facings.selection.csv');
  return (
    <>
      <BarButton
        label={label}
        startIcon={<FileDownloadOutlined />}
        loading={isSaving}
        onClick={() => setIsSaving(true)}
      />
      {isSaving && (
        <CsvSaving
          declaration={declaration}
          state={state}
          read={async () => ({ rows: await selected.read(), missing: 0 })}
          onEnd={() => setIsSaving(false)}
        />
      )}
    </>
  );
};
