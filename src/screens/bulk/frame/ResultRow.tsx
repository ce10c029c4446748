import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { FieldCell } from '../../../fields/FieldCell';
import { Badge } from '../../../fields/shared/Badge';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { Tone } from '../../../schema/field';
import { knownViewPath } from '../../../schema/routes';
import { importedColumns } from '../columns/columnsOf';
import type { RowResult } from '../save/types';
import { ownColumns } from '../add/importColumns';
import { useReason } from '../add/sheetTexts';
import { rowIndexOf } from './WindowTable';

/** What is listed of each row: the columns of an import, or a product's own; the key leads to the record (rules 2). */
export const resultColumnsOf = (declaration: AnyDeclaration): readonly string[] =>
  declaration.bulk?.import ? importedColumns(declaration).map(({ name }) => name) : ownColumns;

const tones: Readonly<Record<RowResult['type'], Tone>> = {
  saved: 'success',
  partly: 'warning',
  failed: 'danger',
  unsent: 'neutral',
  unknown: 'warning',
};

interface ResultRowProps {
  readonly declaration: AnyDeclaration;
  /** Position in the list, from 0. */
  readonly index: number;
  /** Label of the row. */
  readonly line: string;
  readonly shown: Readonly<Record<string, string>>;
  readonly result: RowResult;
}

/** One row of the results: texts, link, outcome. */
export const ResultRow = ({ declaration, index, line, shown, result }: ResultRowProps) => {
  const translate = useTranslate();
  const reason = useReason(result);
  // An empty cell is displayed like the field's missing value.
  const record = {
    id: result.id ?? '',
    ...Object.fromEntries(Object.entries(shown).map(([key, text]) => [key, text || null])),
  };
  return (
    <tr aria-rowindex={rowIndexOf(index)}>
      <td className="number">{line}</td>
      {resultColumnsOf(declaration).map((name) => {
        const { kind } = declaration.fields[name] ?? {};
        // The texts of the sheet: a name where the record has an id, a number as the person writes it.
        const isPlain = kind === 'reference' || kind === 'number';
        const cell = isPlain ? (
          shown[name]
        ) : (
          <FieldCell declaration={declaration} source={name} record={record} place="row" />
        );
        const to =
          name === declaration.bulk?.key && result.id !== null
            ? knownViewPath(declaration, result.id, {})
            : null;
        return <td key={name}>{to === null ? cell : <Link to={to}>{cell}</Link>}</td>;
      })}
      <td>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Badge tone={tones[result.type]}>{translate(`facings.bulk.result.${result.type}`)}</Badge>
          {reason !== '' && (
            <Box component="span" className="reason" title={reason}>
              {reason}
            </Box>
          )}
        </Box>
      </td>
    </tr>
  );
};
