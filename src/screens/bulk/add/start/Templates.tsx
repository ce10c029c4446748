import Download from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { FileKind } from '../../../../spreadsheet/write/createWriter';
import { useSaveAs } from '../../frame/useSaveAs';
import { useBulkText } from '../useBulkText';
import type { ImportColumn } from '../importColumns';

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

interface TemplatesProps {
  /** The possible columns of a file, by their exact names. */
  readonly columns: readonly { readonly name: string }[];
}

const kinds = ['csv', 'xlsx'] as const satisfies readonly FileKind[];

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
      {kinds.map((kind) => (
        <Button
          key={kind}
          size="small"
          startIcon={<Download />}
          disabled={isWriting}
          onClick={() => {
            saveAs(bulkText('templates.fileName', { kind }), async () => {
              const { templateFile } = await import('../../../../spreadsheet/write/templateFile');
              return templateFile({ kind, columns, examples: exampleRows(columns) });
            });
          }}
        >
          {translate(`facings.bulk.templates.${kind}`)}
        </Button>
      ))}
    </Box>
  );
};
