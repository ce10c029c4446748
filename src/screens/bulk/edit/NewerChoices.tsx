/** Values that someone else changed since the review: ours overwrite them, or theirs are kept. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMemo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FieldCell } from '../../../fields/FieldCell';
import { onPhones } from '../../../fields/styles';
import { isHeldRow } from '../../../lib/batches/rowState';
import type { RowDecision, Sent } from '../../../lib/batches/types';
import type { EntryColumn } from '../../../lib/grid/entries/types';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { useWords } from '../../../views/useWords';
import { WindowTable } from '../frame/WindowTable';
import { childKey, goneKey } from '../save/newerValues';
import type { ChangedRow } from '../save/rows';
import { useSheetDeclaration } from '../session/sheetTexts';

type Side = RowDecision[string];
/** By line: a choice holds for the value that was shown with it. */
export type NewerSides = ReadonlyMap<string, Side>;

interface NewerLine {
  readonly id: string;
  readonly row: number;
  readonly key: string;
  /** The row's key. */
  readonly name: string;
  /** A field of what belongs to the row's record, with the key of that; by default that key. */
  readonly of?: { readonly child: string; readonly field?: string };
  /** What it was, theirs and ours: texts of the sheet, or values of the field. */
  readonly versions: readonly [was: unknown, theirs: unknown, ours: unknown];
}

const linesOf = ({ rows, run }: Sent<ChangedRow>, keyName: string): readonly NewerLine[] =>
  rows.flatMap(({ row, shown, was = {}, child }) => {
    const result = run.results().get(row);
    if (!result || !isHeldRow(result)) return [];
    return result.faults.flatMap(({ newer = {} }) =>
      Object.entries(newer).map(([key, { text, value }]): NewerLine => {
        const line = { id: JSON.stringify([row, key, text]), row, key, name: shown[keyName] ?? '' };
        if (child && key === goneKey)
          return { ...line, of: { child: child.key }, versions: [child.key, value, child.key] };
        const field = Object.keys(child?.after ?? {}).find((name) => childKey(name) === key);
        if (!child || field === undefined)
          return { ...line, versions: [was[key] ?? '', text, shown[key] ?? ''] };
        const versions = [child.before?.[field], value, child.after?.[field]] as const;
        return { ...line, of: { child: child.key, field }, versions };
      }),
    );
  });

/** Draws single values of a child; without the others, no condition of a field can be checked. */
const useChildCell = (child: AnyDeclaration) => {
  const drawn = useMemo(() => {
    const fields = Object.entries(child.fields).map(([name, { shownIf: _, ...field }]) => [
      name,
      field,
    ]);
    return { ...child, fields: Object.fromEntries(fields) as AnyDeclaration['fields'] };
  }, [child]);
  return (field: string, value: unknown) => (
    <FieldCell
      declaration={drawn}
      source={field}
      record={{ id: '', [field]: value }}
      place="page"
    />
  );
};

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
    '& .MuiToggleButton-root': {
      px: 0.5,
      minHeight: 24,
      fontSize: 12,
      lineHeight: 1.2,
      whiteSpace: 'normal',
    },
  },
};

interface NewerChoicesProps {
  readonly sent: Sent<ChangedRow>;
  readonly columns: readonly EntryColumn[];
  /** The entity of what belongs to the records, if a row can change that. */
  readonly child?: AnyDeclaration | undefined;
  /** Kept outside, because the choices are not shown while others are sent. */
  readonly choices: NewerSides;
  readonly onChoose: (choices: NewerSides) => void;
}

/** One line for each value, with a choice that is sent for all of them at once. */
export const NewerChoices = ({ sent, columns, child, choices, onChoose }: NewerChoicesProps) => {
  const translate = useTranslate();
  const declaration = useSheetDeclaration();
  const childWords = useWords(child ?? declaration);
  const childCell = useChildCell(child ?? declaration);
  const t = (key: string, values?: object) => translate(`facings.bulkEdit.newer.${key}`, values);
  const { bulk: { key: keyName = '' } = {} } = declaration;
  const fieldOf = ({ field = child?.bulk?.key ?? '' }: NonNullable<NewerLine['of']>) => field;
  const lines = linesOf(sent, keyName);
  if (lines.length === 0) return null;
  const decisions = decisionsOf(lines, choices);
  const columnsByKey = new Map(columns.map((column) => [column.key, column]));
  const versionOf = ({ key, of }: NewerLine, version: unknown): ReactNode => {
    if (of) return childCell(fieldOf(of), version);
    const text = String(version);
    return text === ''
      ? translate('facings.bulkEdit.nothing')
      : (columnsByKey.get(key)?.reads?.(text) ?? text);
  };
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
          const { id, key, name, of, versions } = line;
          const property = of
            ? translate('facings.files.labeled', {
                name: of.child,
                text: childWords.fieldLabel(fieldOf(of)),
              })
            : (columnsByKey.get(key)?.label ?? key);
          const [was, theirs, ours] = versions.map((version) => versionOf(line, version));
          return {
            key: id,
            cells: [
              name,
              property,
              was,
              theirs,
              ours,
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
