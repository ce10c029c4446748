import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { shownNumber } from '../../../../fields/number';
import type { Entries, EntryColumn } from '../../../../grid/entriesTypes';
import { cellNumber } from '../../../../schema/rules/cellRule';
import { planOf, zonesKey } from '../../edit/zonePlan';
import type { Choices } from '../../columns/choices';
import { rowIndexOf, WindowTable } from '../../frame/WindowTable';
import { placesOf, sentAs } from '../importColumns';
import { ChoiceSelect } from '../mapping/ChoiceSelect';
import { newStateOf } from '../saving/buildRows';
import { plainName, type NamedNotional, type NotionalChoices } from './survey';

interface ToCreateProps {
  readonly entries: Entries;
  readonly rows: Uint32Array;
  /** Label of a row. */
  readonly numberOf: (row: number) => string;
  readonly offers: Choices | null;
}

/** Formats a cell as it is sent, in the user's language and number format. */
const useShown = ({ entries, offers }: Pick<ToCreateProps, 'entries' | 'offers'>) => {
  const translate = useTranslate();
  const places = placesOf(entries.columns);
  const textAt = (row: number, column: number) => entries.textAt(row, column).trim();

  return (row: number, column: number, { key, rule, reads }: EntryColumn): string => {
    const text = textAt(row, column);
    if (key === zonesKey) {
      const { on } = planOf(text);
      return on.length === 0
        ? ''
        : translate('facings.bulk.reviewing.zones', { smart_count: on.length });
    }
    if (column === places.state) {
      // Also if only its unit or size is given.
      const state = newStateOf(
        (name) => textAt(row, places[name]),
        () => null,
      );
      return state === null ? '' : (reads?.(state.state) ?? state.state);
    }
    const number = cellNumber(rule, text);
    if (number !== null && rule.kind === 'number') return shownNumber(number, rule.locale);
    if (text === '') return '';
    const sent = sentAs[key]?.(text) ?? offers?.valueOf(column, text) ?? text;
    return reads?.(sent) ?? sent;
  };
};

/** Lists all records to create as they will be sent. Only visible rows are rendered. */
export const ToCreate = ({ entries, rows, numberOf, offers }: ToCreateProps) => {
  const translate = useTranslate();
  const shownAt = useShown({ entries, offers });
  return (
    <WindowTable
      label={translate('facings.bulk.reviewing.rows')}
      count={rows.length}
      sx={{ minHeight: 0, maxHeight: 420 }}
      headings={
        <>
          <th scope="col">{translate('facings.bulk.results.index')}</th>
          {entries.columns.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </>
      }
      row={(index) => {
        const row = rows[index] ?? 0;
        return (
          <tr key={row} aria-rowindex={rowIndexOf(index)}>
            <td className="number">{numberOf(row)}</td>
            {entries.columns.map((own, column) => {
              const shown = shownAt(row, column, own);
              return (
                <td key={own.key} title={shown}>
                  {shown}
                </td>
              );
            })}
          </tr>
        );
      }}
    />
  );
};

const mostNames = 20;
/** Values of an undecided choice and of the choice 'none'. */
const open = 'open';
const without = '';

interface NotionalsProps {
  readonly named: readonly NamedNotional[];
  readonly choices: NotionalChoices;
  readonly onChoose: (name: string, id: string) => void;
}

/** Lists names of notional products: existing ones, ones to create, and ambiguous ones to choose. */
export const Notionals = ({ named, choices, onChoose }: NotionalsProps) => {
  const translate = useTranslate();
  const of = (type: NamedNotional['fate']['type']) =>
    named.filter(({ fate }) => fate.type === type);
  const [existing, made, short] = [of('exists'), of('new'), of('tooShort')];
  const listOf = (names: readonly NamedNotional[]): string => {
    const shown = names.slice(0, mostNames).map(({ text }) => text);
    const rest = names.length - shown.length;
    return rest > 0
      ? translate('facings.bulk.reviewing.rowsMore', { names: shown.join(', '), smart_count: rest })
      : shown.join(', ');
  };
  if (named.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={translate('facings.bulk.notionals.title')}
      sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}
    >
      {existing.length > 0 && (
        <Typography color="text.secondary">
          {translate('facings.bulk.notionals.exists', { smart_count: existing.length })}
        </Typography>
      )}
      {made.length > 0 && (
        <Alert severity="info">
          <strong>{translate('facings.bulk.notionals.new', { smart_count: made.length })}</strong>{' '}
          {listOf(made)}
        </Alert>
      )}
      {short.length > 0 && (
        <Alert severity="warning">
          {translate('facings.bulk.notionals.tooShort', { names: listOf(short) })}
        </Alert>
      )}
      {named.map(({ text, count, fate }) =>
        fate.type === 'ambiguous' ? (
          <Alert key={plainName(text)} severity="warning">
            <Box sx={{ mb: 1 }}>
              {translate('facings.bulk.notionals.ambiguous', {
                name: text,
                among: fate.among.length,
                smart_count: count,
              })}
            </Box>
            <ChoiceSelect
              label={translate('facings.bulk.notionals.choose', { name: text })}
              value={choices.get(plainName(text)) ?? open}
              options={[
                ...(choices.has(plainName(text))
                  ? []
                  : [{ value: open, label: translate('facings.bulk.notionals.open') }]),
                ...fate.among.map(({ id, name }) => ({
                  value: id,
                  label: translate('facings.bulk.notionals.one', { name, id }),
                })),
                { value: without, label: translate('facings.bulk.notionals.without') },
              ]}
              isDisabled={false}
              onChange={(value) => {
                if (value !== open) onChoose(plainName(text), value);
              }}
            />
          </Alert>
        ) : null,
      )}
    </Box>
  );
};
