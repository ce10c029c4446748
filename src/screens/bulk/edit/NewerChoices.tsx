/** Values that someone else changed since the review: ours overwrite them, or theirs are kept. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { onPhones } from '../../../fields/styles';
import { isHeldRow } from '../../../lib/batches/rowState';
import type { RowDecision, Sent } from '../../../lib/batches/types';
import type { EntryColumn } from '../../../lib/grid/entries/types';
import { WindowTable } from '../frame/WindowTable';
import type { ChangedRow } from '../save/rows';
import { useSheetDeclaration } from '../session/sheetTexts';

type Side = RowDecision[string];
/** By line: a choice holds for the value that was shown with it. */
export type NewerSides = ReadonlyMap<string, Side>;

interface NewerLine {
  readonly id: string;
  readonly row: number;
  readonly key: string;
  /** The row's key, and the texts of the three versions. */
  readonly name: string;
  readonly was: string;
  readonly theirs: string;
  readonly ours: string;
}

const linesOf = ({ rows, run }: Sent<ChangedRow>, keyName: string): readonly NewerLine[] =>
  rows.flatMap(({ row, shown, was = {} }) => {
    const result = run.results().get(row);
    if (!result || !isHeldRow(result)) return [];
    return result.faults.flatMap(({ newer = {} }) =>
      Object.entries(newer).map(([key, { text }]) => ({
        id: JSON.stringify([row, key, text]),
        row,
        key,
        name: shown[keyName] ?? '',
        was: was[key] ?? '',
        theirs: text,
        ours: shown[key] ?? '',
      })),
    );
  });

/** The decisions of rows all of whose values are decided. */
const decisionsOf = (
  lines: readonly NewerLine[],
  choices: NewerSides,
): ReadonlyMap<number, RowDecision> => {
  const open = new Set(lines.flatMap(({ id, row }) => (choices.has(id) ? [] : [row])));
  const decisions = new Map<number, Record<string, Side>>();
  for (const { id, row, key } of lines) {
    const side = choices.get(id);
    if (side && !open.has(row)) decisions.set(row, { ...decisions.get(row), [key]: side });
  }
  return decisions;
};

/** The results have the rest of the height. Values wrap, so that both versions are in view; phones leave out the old one. */
const linesSx = {
  flex: 'none',
  minHeight: 0,
  maxHeight: 320,
  // Besides the table's own rules for its cells, which another '& td' would replace.
  '&& td': { py: 0.5, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  // Keys and properties end their lines between words.
  '&& td:nth-of-type(-n + 2)': { overflowWrap: 'normal' },
  '& .MuiToggleButton-root': { py: 0.25, textTransform: 'none', whiteSpace: 'nowrap' },
  [onPhones]: {
    '&& :is(th, td)': { px: 0.5, fontSize: 13 },
    '& :is(th, td):nth-of-type(3)': { display: 'none' },
    '& .MuiToggleButtonGroup-root': { flexDirection: 'column' },
    '& .MuiToggleButton-root': { px: 0.5, fontSize: 12, lineHeight: 1.2, whiteSpace: 'normal' },
  },
};

interface NewerChoicesProps {
  readonly sent: Sent<ChangedRow>;
  readonly columns: readonly EntryColumn[];
  /** Kept outside, because the choices are not shown while others are sent. */
  readonly choices: NewerSides;
  readonly onChoose: (choices: NewerSides) => void;
}

/** One line for each value, with a choice that is sent for all of them at once. */
export const NewerChoices = ({ sent, columns, choices, onChoose }: NewerChoicesProps) => {
  const translate = useTranslate();
  const t = (key: string, values?: object) => translate(`facings.bulkEdit.newer.${key}`, values);
  const { bulk: { key: keyName = '' } = {} } = useSheetDeclaration();
  const lines = linesOf(sent, keyName);
  if (lines.length === 0) return null;
  const decisions = decisionsOf(lines, choices);
  const columnsByKey = new Map(columns.map((column) => [column.key, column]));
  const textOf = (key: string, text: string): string =>
    text === ''
      ? translate('facings.bulkEdit.nothing')
      : (columnsByKey.get(key)?.reads?.(text) ?? text);
  const choose = (some: readonly NewerLine[], side: Side) =>
    onChoose(new Map([...choices, ...some.map(({ id }) => [id, side] as const)]));
  const all = (side: Side) => (
    <Button color="inherit" onClick={() => choose(lines, side)}>
      {t(side === 'ours' ? 'oursAll' : 'theirsAll', { smart_count: lines.length })}
    </Button>
  );
  const title = t('title', { smart_count: lines.length });
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ display: 'flex', flexDirection: 'column', flexShrink: 0, gap: 1 }}
    >
      <Alert severity="warning">{title}</Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {all('ours')}
        {all('theirs')}
      </Box>
      <WindowTable
        label={t('label')}
        count={lines.length}
        sx={linesSx}
        columns={[
          { key: 'key', label: columnsByKey.get(keyName)?.label },
          { key: 'property', label: translate('facings.bulkEdit.property') },
          { key: 'was', label: translate('facings.bulkEdit.before') },
          { key: 'theirs', label: t('theirs') },
          { key: 'ours', label: t('ours') },
          { key: 'choice', label: t('choice') },
        ]}
        row={(index) => {
          const line = lines[index];
          if (!line) return null;
          const { id, key, name, was, theirs, ours } = line;
          const property = columnsByKey.get(key)?.label ?? key;
          return {
            key: id,
            cells: [
              name,
              property,
              textOf(key, was),
              textOf(key, theirs),
              textOf(key, ours),
              <ToggleButtonGroup
                key="choice"
                exclusive
                size="small"
                value={choices.get(id) ?? null}
                aria-label={t('choiceOf', { property, row: name })}
                onChange={(_, side: Side | null) => {
                  if (side) choose([line], side);
                }}
              >
                <ToggleButton value="ours">{t('overwrite')}</ToggleButton>
                <ToggleButton value="theirs">{t('keep')}</ToggleButton>
              </ToggleButtonGroup>,
            ],
          };
        }}
      />
      {/* After the choices for the keyboard, and always there, so that nothing moves with the first one. */}
      <Button
        variant="contained"
        disabled={decisions.size === 0}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => sent.run.decide(decisions)}
      >
        {t('save', { smart_count: decisions.size })}
      </Button>
    </Box>
  );
};
