import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { FieldCell } from '../../../fields/FieldCell';
import { Badge } from '../../../fields/shared/Badge';
import { onPhones } from '../../../fields/styles';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { Tone } from '../../../schema/field';
import { knownViewPath } from '../../../schema/routes';
import { useWords } from '../../../views/useWords';
import { ownColumns } from '../columns/productColumns';
import { editedFields, importedColumns } from '../columns/columnsOf';
import { useReasonOf, useSheetDeclaration } from './sheetTexts';
import type { RowResult, SentRow } from '../../../lib/batches/types';
import { shownOf, type WorkTexts } from './work';
import { WindowTable } from '../frame/WindowTable';

/** What is listed of each row: a product's own columns, or those of an import or a sheet; the key leads to the record (rules 2). */
export const resultColumnsOf = (declaration: AnyDeclaration): readonly string[] =>
  declaration.bulk?.add
    ? ownColumns
    : declaration.bulk?.import
      ? importedColumns(declaration).map(({ name }) => name)
      : editedFields(declaration);

/** A row that was sent, with its outcome. */
export interface RowOutcome {
  readonly row: SentRow;
  readonly result: RowResult;
}

const onNarrowScreens = '@media (max-width: 1199.95px)';

/**
 * Narrow screens show the key, the next column and the outcome, and phones only the key and the outcome: with more, the
 * outcome would be out of view or its reason a column of single words.
 */
const resultsSx = {
  // Beside a long reason, everything else is level with its first line.
  '& tbody td': { paddingTop: '9px', paddingBottom: '6px', verticalAlign: 'baseline' },
  '& .outcome': { display: 'flex', gap: '8px', alignItems: 'baseline' },
  '& .outcome > :first-of-type': { flexShrink: 0 },
  // Wraps, because a reason that is cut off can be read neither by touch nor by keyboard.
  '& .reason': { minWidth: 240, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  [onNarrowScreens]: { '& :is(th, td):nth-of-type(n + 4):not(:last-of-type)': { display: 'none' } },
  [onPhones]: {
    '& .outcome': { flexDirection: 'column', alignItems: 'flex-start', gap: '2px' },
    '& .reason': { minWidth: 160 },
    '& :is(th, td)': { paddingInline: '8px' },
    '& :is(th, td):nth-of-type(3):not(:last-of-type)': { display: 'none' },
  },
} as const;

const tones: Readonly<Record<RowResult['type'], Tone>> = {
  saved: 'success',
  partly: 'warning',
  failed: 'danger',
  unsent: 'neutral',
  unknown: 'warning',
  kept: 'neutral',
};

/** What a run does to its rows: the outcome of one that is done. */
export type Done = 'saved' | 'removed' | 'undone';

/** Key of an outcome's text. */
export const outcomeKey = ({ type }: RowResult, done: Done): string =>
  `facings.bulk.result.${type === 'saved' ? done : type}`;

interface OutcomeProps {
  readonly result: RowResult;
  readonly done: Done;
}

const Outcome = ({ result, done }: OutcomeProps) => {
  const translate = useTranslate();
  const reason = useReasonOf()(result);
  return (
    <div className="outcome">
      <Badge tone={tones[result.type]}>{translate(outcomeKey(result, done))}</Badge>
      {reason !== '' && <span className="reason">{reason}</span>}
    </div>
  );
};

interface ResultCellProps {
  readonly name: string;
  readonly shown: WorkTexts;
  readonly id: string | null;
}

/** One field of a result: its text, with a link to the record at the key. */
const ResultCell = ({ name, shown, id }: ResultCellProps) => {
  const declaration = useSheetDeclaration();
  const { kind } = declaration.fields[name] ?? {};
  // A row of another entity, as one that the file names: it has no such value, not even an empty one.
  if (shown[name] === undefined) return null;
  // An empty cell is displayed like the field's missing value.
  const record = {
    id: id ?? '',
    ...Object.fromEntries(Object.entries(shown).map(([key, text]) => [key, text || null])),
  };
  // The texts of the sheet: a name where the record has an id, a number as the person writes it.
  const isPlain = kind === 'reference' || kind === 'number';
  const cell = isPlain ? (
    shown[name]
  ) : (
    <FieldCell declaration={declaration} source={name} record={record} place="row" />
  );
  const isKey = name === declaration.bulk?.key;
  const to = isKey && id !== null ? knownViewPath(declaration, id, {}) : null;
  return to === null ? cell : <Link to={to}>{cell}</Link>;
};

interface ResultsTableProps {
  readonly listed: readonly RowOutcome[];
  readonly done: Done;
}

/** The outcome of each row, with a link to its record. */
export const ResultsTable = ({ listed, done }: ResultsTableProps) => {
  const declaration = useSheetDeclaration();
  const translate = useTranslate();
  const words = useWords(declaration);
  const columns = resultColumnsOf(declaration);
  return (
    <WindowTable
      label={translate('facings.palette.results')}
      count={listed.length}
      sx={resultsSx}
      columns={[
        { key: 'index', label: translate('facings.bulk.results.index'), isNumber: true },
        ...columns.map((key) => ({ key, label: words.fieldLabel(key) })),
        { key: 'outcome', label: translate('facings.bulk.results.outcome') },
      ]}
      row={(index) => {
        const outcome = listed[index];
        if (!outcome) return null;
        const { row, result } = outcome;
        const shown = shownOf(row, result);
        return {
          key: row.row,
          cells: [
            row.line ?? String(index + 1),
            ...columns.map((name) => (
              <ResultCell
                key={name}
                name={name}
                shown={shown}
                id={done === 'removed' && result.type === 'saved' ? null : result.id}
              />
            )),
            <Outcome key="outcome" result={result} done={done} />,
          ],
        };
      }}
    />
  );
};
