/** A downloaded file of any entity, edited and imported again, changes exactly the edited cells. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { declarations } from '../../../../resources/index';
import { createRegistry } from '../../../schema/registry';
import { buildXlsx } from '../../../lib/tables/xlsx/testing/buildXlsx';
import { typedNumber } from '../../../lib/text/numbers';
import { openInto } from '../add/testing/readInto';
import { canUpdate, editColumnsOf, editedFields } from '../columns/columnsOf';
import { editTable } from '../edit/editTable';
import { hasEffects } from '../edit/sheet/changesOf';
import { createSheet } from '../edit/sheet/createSheet';
import { fileRowsOf, matchFileRows } from './fileRows';
import { giveTexts } from './giveTexts';

const registry = createRegistry(declarations);
const updated = registry.all.filter(
  (declaration) =>
    canUpdate(declaration) && (declaration.bulk?.add ?? declaration.bulk?.import) !== undefined,
);
const cases = updated.flatMap(({ name }) =>
  ['en-GB', 'de-DE', 'fr-FR'].map((locale) => [name, locale] as const),
);

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
/** As a spreadsheet of that language saves CSV. */
const fileOf = (rows: readonly (readonly string[])[], locale: string): string =>
  rows.map((row) => row.map(quoted).join(locale === 'en-GB' ? ',' : ';')).join('\r\n');

const word = fc.constantFrom(
  'Milk',
  '0012',
  'Crème; fraîche',
  'a, "b"',
  '12.5',
  '1,250',
  'Straße',
  'x y',
  'No',
);

it('is tried for every entity that files can create and update', () => {
  const imported = registry.all.filter(({ bulk }) => bulk?.add ?? bulk?.import);
  expect(updated.map(({ name }) => name).toSorted()).toEqual([
    'categories',
    'items',
    'notionals',
    'products',
    'regions',
    'zoneLocations',
    'zones',
  ]);
  // The platform has no call that changes an invite.
  const created = imported.filter((one) => !updated.includes(one)).map(({ name }) => name);
  expect(created).toEqual(['invites']);
});

it.each(cases)('%s in %s', async (name, locale) => {
  const declaration = registry.find(name);
  const context = {
    declaration,
    registry,
    accountId: 'acc',
    locale,
    translate: (key: string, values?: { readonly _?: string }) => values?._ ?? key,
    optionsOf: () => undefined,
  };
  const columns = editColumnsOf(context);
  const { key: keyName = '' } = declaration.bulk ?? {};
  /** Without an edit, and cells that are edited: both have to be compared. */
  const compared = { unchanged: 0, edited: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(word, { minLength: columns.length, maxLength: columns.length }), {
        minLength: 1,
        maxLength: 5,
      }),
      fc.array(fc.tuple(fc.nat(), fc.nat(), word, fc.integer({ min: 1, max: 99 })), {
        maxLength: 4,
      }),
      fc.boolean(),
      async (values, edits, isWorkbook) => {
        const records = values.map((own, at) => ({
          id: `id-${String(at)}`,
          ...Object.fromEntries(
            columns.map(({ key, rule }, place) => {
              const text = own[place] ?? '';
              if (key === keyName) return [key, `${text} ${String(at)}`];
              return [key, rule.kind === 'number' ? at + 1.5 : text];
            }),
          ),
        }));
        const sheetOf = () => {
          const sheet = createSheet({ declaration, columns });
          sheet.append(records);
          return sheet;
        };
        const { headings, rows } = editTable(sheetOf());
        const edited = rows.map((row) => [...row]);
        const expected = new Map<string, string>();
        for (const [someRow, someColumn, text, amount] of edits) {
          const row = someRow % rows.length;
          const place = 1 + (someColumn % (headings.length - 1));
          const heading = headings[place] ?? '';
          const column = columns.find(({ key }) => key === heading) ?? columns[place - 1];
          const isNumber = column?.rule.kind === 'number';
          const next = isNumber ? typedNumber(amount / 2, locale) : `${text} ${String(amount)}`;
          const cells = edited[row];
          if (cells) cells[place] = next;
          const at = `${String(row)} ${heading}`;
          if (next === rows[row]?.[place]) expected.delete(at);
          else expected.set(at, next);
        }
        const { entries, imports, mapping } = await openInto(name, {
          content: isWorkbook
            ? buildXlsx({ rows: [headings, ...edited] })
            : fileOf([headings, ...edited], locale),
          fileName: isWorkbook ? 'edited.xlsx' : 'edited.csv',
          locale,
        });
        expect(mapping.columns.map(({ target }) => target?.name)).toEqual(headings);
        const given = fileRowsOf({
          declaration,
          sheet: { entries, imports, lines: [] },
          of: 'all',
          edited: editedFields(declaration),
          valuesOf: () => undefined,
        });
        expect(given.unused).toEqual([]);
        const { found } = matchFileRows(given.rows, records, keyName);
        expect([...found.keys()].toSorted()).toEqual(records.map(({ id }) => id).toSorted());
        const texts = [...found.values()].reduce((sum, row) => sum + row.texts.size, 0);
        // Every column of the file is given, also those that are not edited.
        expect(texts).toBe(records.length * (headings.length - 1));
        const sheet = sheetOf();
        giveTexts(sheet, { found, isClearing: false });
        const after = editTable(sheet);
        const changed = new Map(
          after.rows.flatMap((row, at) =>
            row.flatMap((text, place) =>
              text === rows[at]?.[place]
                ? []
                : [[`${String(at)} ${headings[place] ?? ''}`, text] as const],
            ),
          ),
        );
        expect(changed).toEqual(expected);
        if (expected.size === 0) expect(hasEffects(sheet)).toBe(false);
        compared[expected.size === 0 ? 'unchanged' : 'edited'] += 1;
      },
    ),
    // The first run is always that of a file which nobody has edited.
    { numRuns: 15, examples: [[[columns.map(() => 'Milk' as const)], [], false]] },
  );
  expect(compared.unchanged).toBeGreaterThan(0);
  expect(compared.edited).toBeGreaterThan(0);
});
