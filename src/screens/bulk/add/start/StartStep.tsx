import Add from '@mui/icons-material/Add';
import Download from '@mui/icons-material/FileDownloadOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FileButton } from '../../../../views/FileButton';
import { fileKinds } from '../../frame/DownloadMenu';
import { useSaveAs } from '../../frame/useSaveAs';
import type { ImportColumn } from '../../columns/productColumns';
import { useBulkText } from '../../session/sheetTexts';

interface StartStepProps {
  readonly onAdd: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  /** A file is being dragged over the dialog. */
  readonly isOver: boolean;
  /** Why the last file was refused. */
  readonly refusal: ReactNode;
  readonly templates: ReactNode;
}

/** The empty state: add rows by hand, or choose a file (rules 2, Empty state). */
export const StartStep = ({ onAdd, onFiles, isOver, refusal, templates }: StartStepProps) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const hintId = useId();
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <Typography>{bulkText('start.intro')}</Typography>
      <Box>
        <Button variant="contained" startIcon={<Add />} onClick={onAdd}>
          {bulkText('start.add')}
        </Button>
      </Box>
      {refusal}
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 1.5,
          p: 4,
          border: '2px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          bgcolor: isOver ? 'action.hover' : 'transparent',
          borderRadius: 2,
          textAlign: 'center',
          '&:has(:focus-visible)': { borderColor: 'primary.main' },
        }}
      >
        <UploadFile fontSize="large" color="action" aria-hidden />
        <Typography id={hintId}>{translate('facings.bulk.start.drop')}</Typography>
        <FileButton
          label={translate('facings.bulk.start.choose')}
          onFiles={onFiles}
          isOutlined
          describedBy={hintId}
        />
        <Typography variant="body2" color="text.secondary">
          {translate('facings.bulk.start.limits')}
        </Typography>
      </Box>
      {templates}
    </Box>
  );
};

/** An example product; its SKU has leading zeros that must be kept. */
const example: Partial<Record<string, string>> = {
  sku: '00012345',
  product_description: 'Oat milk 1 l',
  primary_category: 'Beverages',
  category: 'Milk',
  notional_name: 'Oat milk',
  state: 'BOX',
  state_reporting_uom: 'CS',
  state_reporting_uom_baseline: '12',
  state_dimensions_width: '3.5',
  state_dimensions_height: '8',
  state_dimensions_depth: '3.5',
} satisfies Partial<Record<ImportColumn, string>>;

/** One row that says what each column takes; none for columns of which nothing is known. */
const exampleRows = (columns: TemplatesProps['columns']): readonly (readonly string[])[] =>
  columns.every(({ name }) => example[name] !== undefined)
    ? [columns.map(({ name }) => example[name] ?? '')]
    : [];

/** Rows below the example that keep the zeros of typed codes, in a workbook. */
const spareRows = 1_000;

interface TemplatesProps {
  /** The possible columns of a file, by their exact names. */
  readonly columns: readonly { readonly name: string }[];
}

/** Downloads template files with the exact headers and an example row. */
export const Templates = ({ columns }: TemplatesProps) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const { isWriting, saveAs } = useSaveAs();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {translate('facings.bulk.templates.intro')}
      </Typography>
      {fileKinds.map((kind) => (
        <Button
          key={kind}
          size="small"
          startIcon={<Download />}
          disabled={isWriting}
          onClick={() =>
            saveAs(bulkText('templates.fileName', { kind }), async () => {
              const { writeTable } = await import('../../../../lib/tables/write/writeTable');
              const headings = columns.map(({ name }) => name);
              const spare = Array<readonly string[]>(kind === 'xlsx' ? spareRows : 0).fill([]);
              return writeTable({ kind, headings, rows: [...exampleRows(columns), ...spare] });
            })
          }
        >
          {translate(`facings.bulk.templates.${kind}`)}
        </Button>
      ))}
    </Box>
  );
};
