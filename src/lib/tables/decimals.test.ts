import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productStates } from '../../../resources/productStates';
import { tableBase } from '../grid/entries/bases';
import { createEntries } from '../grid/entries/createEntries';
import type { EntryColumn } from '../grid/entries/types';
import { readNumber, styleOf, type DecimalSign } from '../text/numbers';
import { cellRuleOf } from '../../fields/kinds';
import { cellFault, cellNumber } from '../rules/cellRule';
import { buildTable } from './testing/buildTable';
import { checkTable } from './checkTable';
import { columnDecimal, countSigns } from './decimals';
import { profileColumns } from './match/profileColumns';
import type { Delimiter, OpenedFile } from './types';

const locales = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'es-ES', 'pt-BR', 'ar-EG'];

interface SampleColumn {
  readonly texts: readonly string[];
  readonly locale: string;
  /** Absent for a workbook. */
  readonly delimiter?: Delimiter;
  readonly chosen?: DecimalSign | null;
  /** Texts of another column. */
  readonly others?: readonly string[];
}

const openedOf = ({ texts, delimiter, others = [] }: SampleColumn): OpenedFile => ({
  type: 'opened',
  name: 'file',
  kind: delimiter === undefined ? 'xlsx' : 'csv',
  table: buildTable([['Baseline'], ...texts.map((text) => [text])]),
  notices: [],
  headerRow: 0,
  headLines: 1,
  profiles: profileColumns(buildTable([['Price'], ...others.map((text) => [text])]), 0, 'en-US'),
  ...(delimiter === undefined
    ? {}
    : { csv: { encoding: 'utf-8', isEncodingGuessed: false, delimiter } }),
});

const decided = async (given: SampleColumn) => {
  const opened = openedOf(given);
  const counts = await countSigns(opened.table, 0, 1);
  const { chosen = null, locale } = given;
  return { opened, decimal: columnDecimal(counts, opened, { chosen, locale }) };
};

/** The cells of a file's column in the sheet: the text, the number to send, or the key of the error. */
const imported = async (given: SampleColumn) => {
  const { opened, decimal } = await decided(given);
  const rule = cellRuleOf(productStates.fields.reporting_uom_baseline, given.locale);
  if (rule.kind !== 'number') throw new Error('No rule of a number.');
  const columns: readonly EntryColumn[] = [
    {
      key: 'n',
      label: 'Baseline',
      kind: 'number',
      width: 100,
      rule: { ...rule, isRequired: false },
    },
  ];
  const foreign = [decimal.isForeign ? { ...decimal, rule } : null];
  const { faults, keyHashes } = await checkTable(opened.table, {
    firstRow: 1,
    keyColumn: 0,
    columns: [{ source: 0, rule: { ...rule, isRequired: false }, style: foreign[0]?.style }],
  });
  const base = tableBase({
    table: opened.table,
    firstRow: 1,
    sources: [0],
    columns,
    foreign,
    faults,
    keyHashes,
  });
  const entries = createEntries({ columns, keyColumn: 0, base });
  return {
    entries,
    decimal,
    rows: given.texts.map((_, row) => {
      const text = entries.textAt(row, 0);
      const fault = entries.faultAt(row, 0);
      // The byte check and the displayed error must agree.
      expect([text, faults[row] === 1]).toEqual([text, fault !== null]);
      return fault ? fault.key.replace('facings.rules.', '') : cellNumber(rule, text);
    }),
  };
};

describe('a column of a file', () => {
  it.each<[string, SampleColumn, (number | string | null)[], string]>([
    [
      'its neighbours',
      { texts: ['12,5', '12,500'], locale: 'en-US', delimiter: ';' },
      [12.5, 12.5],
      ',',
    ],
    [
      'grouped decimals',
      { texts: ['1.234,5', '12.500'], locale: 'en-US', delimiter: ';' },
      [1234.5, 12_500],
      ',',
    ],
    [
      'many groups',
      { texts: ['1.234.567', '1,500'], locale: 'en-US', delimiter: ';' },
      [1_234_567, 1.5],
      ',',
    ],
    [
      'its neighbours against the person',
      { texts: ['2.5', '1,500'], locale: 'de-DE', delimiter: ',' },
      [2.5, 1500],
      '.',
    ],
    [
      'a workbook, stored with points',
      { texts: ['2.5', '12.125'], locale: 'de-DE' },
      [2.5, 12.125],
      '.',
    ],
    [
      'delimiter and person alike',
      { texts: ['12,500', '3'], locale: 'de-DE', delimiter: ';' },
      [12.5, 3],
      ',',
    ],
    [
      'delimiter against person',
      { texts: ['12,500', '12.500', '3'], locale: 'en-US', delimiter: ';' },
      ['twoNumbers', 'twoNumbers', 3],
      ',',
    ],
    [
      'the person, as in a form',
      { texts: ['12,500', '12.500'], locale: 'en-US', delimiter: '\t' },
      ['twoNumbers', 12.5],
      '.',
    ],
    [
      'nothing, if texts of a workbook have points that may be thousands',
      { texts: ['1.500', '2.250', '800'], locale: 'en-US' },
      ['twoNumbers', 'twoNumbers', 800],
      '.',
    ],
    [
      'nothing, if another column has the other sign',
      { texts: ['1.125', '800'], locale: 'en-US', others: ['€ 3', '1.234,50 €'] },
      ['twoNumbers', 800],
      '.',
    ],
    [
      'nothing, if another column has the other sign (tabs)',
      { texts: ['1.500', '800'], locale: 'en-US', delimiter: '\t', others: ['12,5 cm'] },
      ['twoNumbers', 800],
      '.',
    ],
    [
      'its own sign, if no other column speaks against it',
      { texts: ['1.125'], locale: 'en-US', others: ['$1,250', 'Milk, 3,5', '2.50', '1,2,3'] },
      [1.125],
      '.',
    ],
    [
      'mixed values',
      { texts: ['12,5', '3.5', '1.500', '1,500'], locale: 'en-US', delimiter: ';' },
      [12.5, 3.5, 'twoNumbers', 'twoNumbers'],
      '.',
    ],
    [
      'what the person says',
      { texts: ['12,500', '1.500'], locale: 'en-US', delimiter: ';', chosen: ',' },
      [12.5, 1500],
      ',',
    ],
    [
      'what the person says, the other way',
      { texts: ['12,500', '1.500'], locale: 'de-DE', delimiter: ';', chosen: '.' },
      [12_500, 1.5],
      '.',
    ],
    [
      'texts that are none',
      { texts: ['many', '', '12,5', '1,2,3'], locale: 'en-US', delimiter: ';' },
      ['number', null, 12.5, 'number'],
      ',',
    ],
  ])('is read by %s', async (_, given, values, sign) => {
    const { rows, decimal } = await imported(given);
    expect(rows).toEqual(values);
    expect(decimal.sign).toBe(sign);
    expect(decimal.askedAt).toBe(values.filter((value) => value === 'twoNumbers').length);
  });

  it('reads in the sheet as the person writes, its digits kept', async () => {
    const { entries } = await imported({
      texts: ['12,50', '1.234,5', '7'],
      locale: 'en-US',
      delimiter: ';',
    });
    expect([0, 1, 2].map((row) => entries.textAt(row, 0))).toEqual(['12.50', '1234.5', '7']);
    entries.filter({ search: '12.5' });
    expect([...entries.shown()]).toEqual([0]);
  });

  it('is asked about until the user corrects it, and again after undo', async () => {
    const { entries } = await imported({ texts: ['12,500'], locale: 'de-DE', delimiter: ',' });
    expect(entries.faultAt(0, 0)).toEqual({
      key: 'facings.rules.twoNumbers',
      values: { label: 'Reporting UOM baseline', grouped: '12500', decimal: '12,5' },
    });
    entries.set([{ row: 0, column: 0, text: '12,5' }]);
    expect(entries.faultAt(0, 0)).toBeNull();
    entries.undo();
    expect(entries.faultAt(0, 0)?.key).toBe('facings.rules.twoNumbers');
  });
});

const numberLike = fc.stringMatching(/^[+-]?[\d., ']{1,9}$/);

it('reads a text in a cell as typed into a form, and in a file whose other values say nothing', async () => {
  await fc.assert(
    fc.asyncProperty(numberLike, fc.constantFrom(...locales), async (text, locale) => {
      // The only value in its column, without other evidence.
      const { opened, decimal } = await decided({ texts: [text], locale, delimiter: '\t' });
      const rule = cellRuleOf(productStates.fields.reporting_uom_baseline, locale);
      const typed = readNumber(text, styleOf(locale));
      const { rows } = await imported({ texts: [text], locale, delimiter: '\t' });
      expect(opened.table.rowCount).toBe(2);
      if (typeof typed === 'number') {
        expect(cellNumber(rule, text)).toBe(typed);
        // An unambiguous text determines the format of its column, which never changes the text's meaning.
        expect(rows).toEqual([typed < 0 ? 'least' : typed]);
      } else if (text.trim() !== '') {
        expect(cellFault(rule, text)?.key).toBe(
          `facings.rules.${typed === null ? 'number' : 'twoNumbers'}`,
        );
        expect(rows).toEqual([typed === null ? 'number' : 'twoNumbers']);
      }
      expect(decimal.askedAt).toBe(typed !== null && typeof typed === 'object' ? 1 : 0);
    }),
    { numRuns: 300 },
  );
});

it('reads a column in any style alike from its bytes and from its texts', async () => {
  const texts = fc.array(fc.oneof(numberLike, fc.constantFrom('1,5', '2.5', '1,500', '')), {
    minLength: 1,
    maxLength: 5,
  });
  const given = fc.record({
    texts,
    locale: fc.constantFrom(...locales),
    delimiter: fc.constantFrom(';' as const, ',' as const, '\t' as const),
    chosen: fc.constantFrom(null, ',' as const, '.' as const),
  });
  await fc.assert(
    fc.asyncProperty(given, async (one) => {
      const { rows, decimal } = await imported(one);
      for (const [row, text] of one.texts.entries()) {
        const read = readNumber(text, decimal.style);
        const value = rows[row];
        if (text.trim() === '') expect(value).toBeNull();
        else if (typeof read === 'number') expect(value).toBe(read < 0 ? 'least' : read);
        else expect(value).toBe(read === null ? 'number' : 'twoNumbers');
      }
    }),
    { numRuns: 300 },
  );
});
