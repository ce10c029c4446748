import { expect, it } from 'vitest';
import { openFile } from '../../../lib/tables/openFile';
import type { ReadChoices } from '../../../lib/tables/types';
import { buildXlsx } from '../../../lib/tables/xlsx/testing/buildXlsx';
import { createStoreFinder } from './findStore';
import { readAssortment } from './readAssortment';
import { headingWords } from './roles';
import {
  englishLong,
  englishWide,
  frenchLong,
  frenchWide,
  frenchShelf,
  germanLong,
  germanSections,
  germanShelf,
  germanWide,
  matrixData,
  numbersWide,
  spacePlan,
} from './testing/planograms';

const readFile = async (
  content: BlobPart,
  name: string,
  locale: string,
  choices: ReadChoices = {},
) => {
  const { products, zones } = matrixData;
  const names = [...headingWords, ...zones.flatMap((zone) => [zone.name, ...zone.codes])];
  const opened = await openFile(new File([content], name), { locale, names, choices });
  if (opened.type === 'refused') throw new Error(opened.code);
  const found = await readAssortment(opened, { matrixData, locale });
  if (found.type !== 'read') throw new Error(found.reason);
  return {
    shape: found.shape,
    par: found.entries.map(({ line, row, column, amount, isRemoval }) => [
      line,
      zones[column]?.name,
      products[row]?.sku,
      isRemoval ? 'removed' : amount,
    ]),
    faults: found.faults,
    ...(found.groups ? { groups: found.groups.code } : {}),
    ...(found.warnings.length > 0 ? { warnings: found.warnings.map(({ code }) => code) } : {}),
    leftOut: found.leftOut.map(({ code, values }) => [code, values?.lines]),
  };
};

it('a store and an item each with number and name, below titles (en)', async () => {
  expect(await readFile(englishLong, 'planogram.csv', 'en-US')).toEqual({
    shape: 'long',
    par: [
      [5, 'Austin Main St', '0012345', 1200],
      [6, 'Austin Main St', '0012346', 6.5],
      [7, 'Boston Harbor', '0012345', 0],
    ],
    faults: [],
    leftOut: [['totals', '8']],
  });
});

it('a column for each store, named by number and name, and one of totals (en)', async () => {
  expect(await readFile(englishWide, 'par.csv', 'en-US')).toEqual({
    shape: 'wide',
    par: [
      [3, 'Austin Main St', '0012345', 12],
      [3, 'Boston Harbor', '0012345', 4],
      [4, 'Boston Harbor', '0012346', 2.5],
    ],
    faults: [{ line: 2, text: 'Total', kind: 'unread' }],
    leftOut: [['totals', '5']],
  });
});

it('a store above two columns, of which one is par (de)', async () => {
  expect(await readFile(germanWide(), 'belegung.xlsx', 'de-DE')).toEqual({
    shape: 'wide',
    par: [
      [5, 'Köln Altmarkt', '004711', 12],
      [5, 'Göttingen', '004711', 2.5],
      [6, 'Göttingen', '004712', 0],
    ],
    faults: [{ line: 4, text: 'Ist', kind: 'unread' }],
    leftOut: [['totals', '7']],
  });
});

it('the same without merged cells, in a CSV file (de)', async () => {
  const text =
    ';;Filiale 00071;;Filiale 00072;\nArtikel-Nr.;Bezeichnung;Ist;Soll;Ist;Soll\n004711;Müsli;3;12;1;2,5\n';
  expect(await readFile(text, 'belegung.csv', 'de-DE')).toMatchObject({
    par: [
      [3, 'Köln Altmarkt', '004711', 12],
      [3, 'Göttingen', '004711', 2.5],
    ],
    faults: [{ text: 'Ist', kind: 'unread' }],
  });
});

it('stores by number, points between thousands and decimal commas (de)', async () => {
  expect(await readFile(germanLong, 'soll.csv', 'de-DE')).toEqual({
    shape: 'long',
    par: [
      [3, 'Köln Altmarkt', '004711', 1234.5],
      [4, 'Göttingen', '004712', 12],
    ],
    faults: [],
    leftOut: [['totals', '5']],
  });
});

it('stores by name, no-break spaces between thousands, and a removal (fr)', async () => {
  expect(await readFile(frenchLong, 'plan.csv', 'fr-FR')).toEqual({
    shape: 'long',
    par: [
      [3, 'Lyon Part-Dieu', '00078', 1200],
      [4, 'Évry', '00079', 2.5],
      [5, 'Évry', '00078', 'removed'],
    ],
    faults: [],
    leftOut: [['totals', '6']],
  });
});

it('a column for each store, with its number before or behind its name (fr)', async () => {
  expect(await readFile(frenchWide, 'plan.csv', 'fr-FR')).toEqual({
    shape: 'wide',
    par: [
      [3, 'Lyon Part-Dieu', '00078', 6],
      [3, 'Évry', '00078', 2.5],
      [4, 'Évry', '00079', 4],
    ],
    faults: [],
    leftOut: [['totals', '5']],
  });
});

it('a number and a name of different stores are no store', async () => {
  const text = 'SKU,Store 0012,0013 - Austin Main St\n0012345,1,2\n';
  expect(await readFile(text, 'par.csv', 'en-US')).toMatchObject({
    par: [[2, 'Austin Main St', '0012345', 1]],
    faults: [{ text: '0013 - Austin Main St', kind: 'store' }],
  });
});

it('par is the least stock if nothing else is, and dropped zeros still find stores and items', async () => {
  expect(await readFile(spacePlan, 'plan.csv', 'en-US')).toEqual({
    shape: 'long',
    par: [
      [5, 'Austin Main St', '0012345', 12],
      [6, 'Boston Harbor', '0012346', 4],
    ],
    faults: [],
    leftOut: [],
  });
  expect(await readFile(germanShelf, 'regal.csv', 'de-DE')).toEqual({
    shape: 'long',
    par: [
      [3, 'Köln Altmarkt', '004711', 12],
      [4, 'Göttingen', '004712', 6.5],
    ],
    faults: [],
    leftOut: [
      ['totals', '5'],
      ['notes', '7'],
    ],
  });
  expect(await readFile(frenchShelf, 'plan.csv', 'fr-FR')).toMatchObject({
    par: [
      [3, 'Lyon Part-Dieu', '00078', 1200],
      [4, 'Évry', '00079', 6],
    ],
    faults: [],
  });
});

it('columns are called by the numbers of stores (en)', async () => {
  expect(await readFile(numbersWide(), 'par.xlsx', 'en-US')).toMatchObject({
    shape: 'wide',
    par: [
      [3, 'Austin Main St', '0012345', 12],
      [3, 'Boston Harbor', '0012345', 4],
      [4, 'Boston Harbor', '0012346', 2.5],
    ],
    faults: [],
    leftOut: [['totals', '5']],
  });
});

it('a section is no product (de)', async () => {
  expect(await readFile(germanSections(), 'kuehlung.xlsx', 'de-DE')).toMatchObject({
    shape: 'wide',
    par: [
      [5, 'Köln Altmarkt', '004711', 12],
      [6, 'Köln Altmarkt', '004712', 6],
      [5, 'Göttingen', '004711', 2.5],
    ],
    leftOut: [['notes', '4']],
  });
});

it('words say whether a product is in a store', async () => {
  const wide =
    'Artikelnummer;Bezeichnung;00071 Köln Altmarkt;00072 Göttingen\n004711;Müsli;ja;nein\n004712;Milch;x;\n';
  expect(await readFile(wide, 'a.csv', 'de-DE')).toMatchObject({
    par: [
      [2, 'Köln Altmarkt', '004711', null],
      [3, 'Köln Altmarkt', '004712', null],
      [2, 'Göttingen', '004711', 'removed'],
    ],
    faults: [],
  });
  const long =
    'N° PDV;Nom PDV;Code article;Référencé;Stock mini\n0101;Lyon Part-Dieu;00078;Oui;4\n0102;Évry;00078;Non;4\n';
  expect(await readFile(long, 'a.csv', 'fr-FR')).toMatchObject({
    par: [
      [2, 'Lyon Part-Dieu', '00078', 4],
      [3, 'Évry', '00078', 'removed'],
    ],
    faults: [],
  });
});

it('stores below each other, and a column for each item', async () => {
  const text = 'Store,0012345,0012346\n0012,12,x\nBoston Harbor,-,2.5\n';
  expect(await readFile(text, 'par.csv', 'en-US')).toEqual({
    shape: 'wide',
    par: [
      [2, 'Austin Main St', '0012345', 12],
      [3, 'Boston Harbor', '0012345', 'removed'],
      [2, 'Austin Main St', '0012346', null],
      [3, 'Boston Harbor', '0012346', 2.5],
    ],
    faults: [],
    leftOut: [],
  });
});

it('the only store is named above the table', async () => {
  const rows = '\nPosition,SKU,Name,Facings,Min Units\n1.1,0012345,Oat drink,2,6\n';
  for (const [title, par] of [
    ['Store: 0012 Austin Main St', [[5, 'Austin Main St', '0012345', 6]]],
    ['Store,0013', [[5, 'Boston Harbor', '0012345', 6]]],
  ] as const)
    expect(await readFile(`Dairy 8 ft\n${title}\n${rows}`, 'plan.csv', 'en-US')).toMatchObject({
      par,
      faults: [],
    });
  // A bare number may be anything, and of two stores none is meant.
  for (const title of ['Account,0013', 'Austin Main St,Boston Harbor'])
    await expect(readFile(`${title}\nDairy 8 ft\n${rows}`, 'plan.csv', 'en-US')).rejects.toThrow(
      'noStore',
    );
});

it('columns of presentation stock, and of answers in one letter', async () => {
  const english =
    'Store #,Item #,Authorized,Shelf Capacity,Min Presentation\n0012,0012345,Y,24,12\n0013,0012345,N,24,12\n';
  expect((await readFile(english, 'a.csv', 'en-US')).par).toEqual([
    [2, 'Austin Main St', '0012345', 12],
    [3, 'Boston Harbor', '0012345', 'removed'],
  ]);
  const french =
    'PDV;Réf.;Implanté;Stock de présentation\n0101;00078;O;\n0102;00078;N;\n0102;00079;O;4\n';
  expect((await readFile(french, 'a.csv', 'fr-FR')).par).toEqual([
    [2, 'Lyon Part-Dieu', '00078', null],
    [3, 'Évry', '00078', 'removed'],
    [4, 'Évry', '00079', 4],
  ]);
  const german =
    'Fil.-Nr.;Art.-Nr.;Im Sortiment;Präsentationsbestand\n00071;004711;1;12\n00072;004711;0;12\n';
  expect((await readFile(german, 'a.csv', 'de-DE')).par).toEqual([
    [2, 'Köln Altmarkt', '004711', 12],
    [3, 'Göttingen', '004711', 'removed'],
  ]);
});

it('a column of answers that is not used is named', async () => {
  const text = 'Store,SKU,Seasonal\n0012,0012345,yes\n0013,0012345,no\n';
  expect((await readFile(text, 'a.csv', 'en-US')).faults).toEqual([
    { line: 1, text: 'Seasonal', kind: 'unlisted' },
  ]);
});

it('a number without its zeros that two stores could have is refused', async () => {
  const data = {
    ...matrixData,
    zones: [...matrixData.zones, { id: 'twin', name: 'Austin Airport', codes: ['012'], region: 0 }],
  };
  const storeOf = createStoreFinder(data.zones);
  expect(storeOf('12')).toEqual({ type: 'many', count: 2 });
  expect(storeOf('012')).toEqual({ type: 'one', at: 6 });
});

it('a store that is only in the first row of its group is repeated if that is chosen', async () => {
  const text = [
    'Filiale;Gang;Artikel-Nr.;Mindestbestand',
    '00071;3;004711;12',
    ';3;004712;2,5',
    '00072;1;004711;6',
    ';1;004712;4',
  ].join('\r\n');
  const asRead = await readFile(text, 'a.csv', 'de-DE');
  expect(asRead.groups).toBe('groups');
  expect(asRead.par).toHaveLength(2);
  expect(asRead.faults).toHaveLength(2);
  expect(await readFile(text, 'a.csv', 'de-DE', { areGroupsFilled: true })).toEqual({
    shape: 'long',
    par: [
      [2, 'Köln Altmarkt', '004711', 12],
      [3, 'Köln Altmarkt', '004712', 2.5],
      [4, 'Göttingen', '004711', 6],
      [5, 'Göttingen', '004712', 4],
    ],
    faults: [],
    groups: 'groupsFilled',
    leftOut: [],
  });
});

it('a product whose number has look-alikes: a Cyrillic letter, a digit of full width', async () => {
  const { products } = matrixData;
  const data = {
    ...matrixData,
    products: products.map((one, at) => (at ? one : { ...one, sku: 'AB-01' })),
  };
  const content =
    'Store,SKU,Par\nAustin Main St,\u0410B\u20110\uff11,4\n\uff10\uff10\uff11\uff12,00471\uff11,5\n';
  const opened = await openFile(new File([content], 'a.csv'), {
    locale: 'en-GB',
    names: headingWords,
  });
  if (opened.type === 'refused') throw new Error(opened.code);
  expect(await readAssortment(opened, { matrixData: data, locale: 'en-GB' })).toMatchObject({
    entries: [
      { row: 0, column: 0, amount: 4 },
      { row: 2, column: 0, amount: 5 },
    ],
    faults: [],
  });
});

it.each([
  'Soll-Bestand',
  'Soll (Stk.)',
  'Zielmenge',
  'Min. Bestand',
  'Mindestmenge',
  'Stock cible',
  'Qté cible',
  'Niveau cible',
  'Stock minimal',
  'Target stock',
  'Par level',
  'Min. stock',
  'Tgt Qty',
])('par that is called %j, beside a maximum, a reorder point and facings', async (heading) => {
  const content = `Magasin;Réf.;Facings;${heading};Stock maxi;Meldebestand\nÉvry;004711;2;6;20;3\n`;
  expect(await readFile(content, 'a.csv', 'fr-FR')).toMatchObject({
    par: [[2, 'Évry', '004711', 6]],
    faults: [],
  });
});

it('two stores in the first rows of their groups, one of a single product (fr)', async () => {
  const content =
    'Magasin;Code article;Stock cible\nÉvry;0012345;6\n;004711;4,5\nGöttingen;0012345;8\n';
  expect((await readFile(content, 'a.csv', 'fr-FR')).groups).toBe('groups');
  expect(await readFile(content, 'a.csv', 'fr-FR', { areGroupsFilled: true })).toMatchObject({
    par: [
      [2, 'Évry', '0012345', 6],
      [3, 'Évry', '004711', 4.5],
      [4, 'Göttingen', '0012345', 8],
    ],
    groups: 'groupsFilled',
  });
});

it('says which rows a workbook hides, as a filter of stores does, and leaves them out once that is chosen', async () => {
  const content = buildXlsx({
    sheets: [
      {
        name: 'Par',
        hiddenRows: [3],
        rows: [
          ['Store', 'SKU', 'Par'],
          ['0012', '0012345', '4'],
          ['0013', '0012345', '5'],
        ],
      },
    ],
  });
  const first = [2, 'Austin Main St', '0012345', 4];
  expect(await readFile(content, 'a.xlsx', 'en-GB')).toMatchObject({
    par: [first, [3, 'Boston Harbor', '0012345', 5]],
    warnings: ['hiddenRows'],
    leftOut: [],
  });
  const found = await readFile(content, 'a.xlsx', 'en-GB', { isHiddenLeftOut: true });
  expect(found).toMatchObject({ par: [first], leftOut: [['hiddenRows', '3']] });
  expect(found).not.toHaveProperty('warnings');
});

it('names no place on the shelf as a column that might have par (de)', async () => {
  const content =
    'Markt;Regal;Boden;Pos;Artikelnr;EAN;Facings;Kapazität\n0012;1;1;1;12345;4006381333931;3;12\n';
  expect(await readFile(content, 'a.csv', 'de-DE')).toMatchObject({
    par: [[2, 'Austin Main St', '0012345', null]],
    faults: [{ line: 1, text: 'Kapazität', kind: 'unread' }],
  });
});

it('what is neither yes nor no in a column of answers is named, and its row is not read', async () => {
  const english =
    'Store,SKU,Listed,Par\n0012,0012345,Listed,4\n0013,0012345,Delisted,4\n0012,0012346,TBD,2\n';
  expect(await readFile(english, 'a.csv', 'en-US')).toMatchObject({
    par: [
      [2, 'Austin Main St', '0012345', 4],
      [3, 'Boston Harbor', '0012345', 'removed'],
    ],
    faults: [{ line: 4, text: '0012346 · Austin Main St', typed: 'TBD', kind: 'answer' }],
  });
  const german =
    'Markt;Artikel;Gelistet;Soll\n00071;004711;ja;4\n00072;004711;ausgelistet;4\n00072;004712;;4\n';
  expect(await readFile(german, 'a.csv', 'de-DE')).toMatchObject({
    par: [
      [2, 'Köln Altmarkt', '004711', 4],
      [3, 'Göttingen', '004711', 'removed'],
      [4, 'Göttingen', '004712', 4],
    ],
    faults: [],
  });
  const french = 'Magasin;Réf;Statut;Stock cible\n0101;00078;actif;4\n0102;00078;inactif;4\n';
  expect((await readFile(french, 'a.csv', 'fr-FR')).faults).toEqual([
    { line: 1, text: 'Statut', kind: 'unlisted' },
  ]);
});
