/** Files whose numbers could be read wrongly in silence. */
import { expect, it } from 'vitest';
import { buildXlsx } from '../../../lib/tables/xlsx/testing/buildXlsx';
import { readInto } from './testing/readInto';

it('a German workbook whose numbers are texts is asked about in the US', async () => {
  const content = buildXlsx({
    rows: [
      ['Artikelnr.', 'Bezeichnung', 'VE', 'Breite (mm)', 'Höhe (mm)', 'Tiefe (mm)', 'Preis'],
      ['A1', 'Palette', '1.500', '1.200', '1.000', '144,5', '1.234,50 €'],
      ['A2', 'Kiste', '12', '1.125', '800', '600', '12,50 €'],
    ],
  });
  expect(
    await readInto('products', { content, fileName: 'a.xlsx', locale: 'en-US' }),
  ).toMatchObject({
    rows: [
      ['A1', 'Palette', '1.500', '1.200 mm', '1.000 mm', '5.7'],
      ['A2', 'Kiste', '12', '1.125 mm', '31.5', '23.6'],
    ],
    faults: [
      '0 state_reporting_uom_baseline facings.rules.twoNumbers',
      '0 state_dimensions_width facings.rules.number',
      '0 state_dimensions_height facings.rules.number',
      '1 state_dimensions_width facings.rules.number',
    ],
  });
});

it('a size of which nothing would be left is reported', async () => {
  const content = 'SKU;Breite (mm);Höhe (mm);Tiefe (mm)\nA1;1;0;0,9 mm\nA2;2;30;40\n';
  expect(await readInto('products', { content, fileName: 'a.csv', locale: 'de-DE' })).toMatchObject(
    {
      rows: [
        ['A1', '1 mm', '0', '0,9 mm'],
        ['A2', '0,1', '1,2', '1,6'],
      ],
      faults: [
        '0 state_dimensions_width facings.rules.number',
        '0 state_dimensions_depth facings.rules.number',
      ],
    },
  );
});

it('codes and numbers that an apostrophe makes texts have none', async () => {
  const content = "SKU,Item name,Units per case,,\n'00123,Milk,'12,,\n'00124,Cream,'6,,\n";
  expect(await readInto('products', { content, fileName: 'a.csv', locale: 'en-US' })).toMatchObject(
    {
      matches: { sku: 'SKU', state_reporting_uom_baseline: 'Units per case' },
      rows: [
        ['00123', 'Milk', '12'],
        ['00124', 'Cream', '6'],
      ],
    },
  );
});

it('a German chain calls its regions Regionalgesellschaften', async () => {
  const content =
    'Marktnr.;Marktname;Vertriebslinie;Regionalgesellschaft;Zeitzone\n004711;EDEKA Müller;E center;Nordbayern;MEZ\n';
  expect(await readInto('zones', { content, fileName: 'a.csv', locale: 'de-DE' })).toMatchObject({
    matches: {
      external_store_id: 'Marktnr.',
      name: 'Marktname',
      region_id: 'Regionalgesellschaft',
    },
    rows: [['EDEKA Müller', 'Nordbayern', 'MEZ', '004711']],
  });
});
