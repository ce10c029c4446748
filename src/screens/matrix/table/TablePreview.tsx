import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { reasonText } from '../../../lib/failures/reason';
import { useNumberText } from '../../../views/useWords';
import type { MatrixData } from '../loadMatrixData';
import type { MatrixCellState } from '../model';
import { useParText } from '../words';
import type { TablePlan } from './planTable';
import type { TableFault } from './collectEntries';

/** Maximum number of listed changes and faults of each kind; Review lists every change. */
const maxListed = 50;

interface ListedProps {
  readonly heading: string;
  readonly lines: readonly string[];
}

const Listed = ({ heading, lines }: ListedProps) => {
  const translate = useTranslate();
  if (lines.length === 0) return null;
  const rest = lines.length - maxListed;
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{heading}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {lines.slice(0, maxListed).map((line, at) => (
          // Two lines may be equal.
          <Typography key={`${String(at)} ${line}`} component="li" variant="body2">
            {line}
          </Typography>
        ))}
      </Box>
      {rest > 0 && (
        <Typography variant="body2">
          {translate('facings.fields.links.rest', { smart_count: rest })}
        </Typography>
      )}
    </Box>
  );
};

interface TablePreviewProps {
  readonly matrixData: MatrixData;
  readonly plan: TablePlan;
  readonly faults: readonly TableFault[];
}

/** Lists what a table adds, changes and removes, and what of it was not understood. */
export const TablePreview = ({ matrixData, plan, faults }: TablePreviewProps) => {
  const translate = useTranslate();
  const number = useNumberText();
  const parText = useParText();
  const text = (key: string, values?: Readonly<Record<string, unknown>>) =>
    translate(`facings.matrix.table.${key}`, values);
  const nameOf = ({ row, column }: MatrixCellState) =>
    `${matrixData.products[row]?.sku ?? ''} · ${matrixData.zones[column]?.name ?? ''}`;
  const faultText = (fault: TableFault): string => {
    const line = number(fault.line);
    if ('typed' in fault) {
      const cell = translate('facings.files.labeled', { name: fault.text, text: fault.typed });
      const reason =
        fault.kind === 'par' ? reasonText(fault.fault, translate) : text('faults.answer');
      return text('faults.line', { line, text: cell, reason });
    }
    const count = 'count' in fault ? { smart_count: fault.count } : {};
    const reason = text(`faults.${fault.kind}`, count);
    return text('faults.line', { line, text: fault.text, reason });
  };
  const { added, changed, removed, held, unchanged } = plan;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Listed
        heading={text('added', { smart_count: added.length })}
        lines={added.map((cell) => parText(nameOf(cell), cell.amount))}
      />
      <Listed
        heading={text('changed', { smart_count: changed.length })}
        lines={changed.map((cell) => parText(nameOf(cell), cell.amount, cell.before))}
      />
      <Listed
        heading={text('removed', { smart_count: removed.length })}
        lines={removed.map(nameOf)}
      />
      {unchanged > 0 && <Typography>{text('unchanged', { smart_count: unchanged })}</Typography>}
      <Listed
        heading={text('held', { smart_count: held.length })}
        lines={held.map((cell) => nameOf(cell))}
      />
      <Listed
        heading={text('faults.heading', { smart_count: faults.length })}
        lines={faults.map(faultText)}
      />
    </Box>
  );
};
