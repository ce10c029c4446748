import { describe, expect, it } from 'vitest';
import { factorOf, unitsWith } from '../../text/units';
import { buildTable } from '../testing/buildTable';
import { isBarcode } from './cellsFit';
import { headingsOf, headingUnit, withoutUnit } from './headings';
import { proposeHead } from './proposeHead';

const units = unitsWith('in')!;

describe('the unit of a heading', () => {
  it.each([
    ['Width (mm)', 'mm'],
    ['Height [cm]', 'cm'],
    ['Abmessungen (B x H x T in cm)', 'cm'],
    ['Breite in cm', 'cm'],
    ['width_cm', 'cm'],
    ['Width (in)', 'in'],
    ['Width in', 'in'],
    ['Depth (Zoll)', 'in'],
    ['Largeur (po)', 'in'],
    ['Height "', 'in'],
    ['Width (m)', 'm'],
    ['Width', null],
    ['Tiefe T', null],
    ['Größe M', null],
  ])('%j is %j', (heading, unit) => {
    expect(headingUnit(units, heading)).toEqual({ unit, odd: null });
  });

  it('must be chosen if it is unknown', () => {
    expect(headingUnit(units, 'Width (px)')).toEqual({ unit: null, odd: 'px' });
  });

  it('is no part of the name', () => {
    expect(withoutUnit(units, 'width_cm')).toBe('width');
    expect(withoutUnit(units, 'Breite in mm')).toBe('breite');
    expect(withoutUnit(units, 'Width')).toBe('Width');
  });

  it('says how its numbers become those of the platform', () => {
    expect(200 * factorOf(units, 'mm')).toBeCloseTo(7.874, 3);
    expect(factorOf(units, 'in')).toBe(1);
  });
});

describe('a barcode', () => {
  it.each(['4006381333931', '96385074', '036000291452', '00012345600012'])('%s is one', (text) => {
    expect(isBarcode(text)).toBe(true);
  });
  it.each(['4006381333932', '1234567', 'AB12345678905', ''])('%s is none', (text) => {
    expect(isBarcode(text)).toBe(false);
  });
});

describe('headings in two rows', () => {
  const rows = [
    ['Preisliste 2026'],
    ['Stand', '01.02.2026'],
    ['Art.-Nr.', 'Bezeichnung', 'Abmessungen (cm)', '', '', 'Preis'],
    ['', '', 'Breite', 'Höhe', 'Tiefe', ''],
    ['1', 'Milch', '10', '20', '5', '1,99'],
  ];
  const names = ['Art. Nr.', 'Bezeichnung', 'Breite', 'Höhe', 'Tiefe'];
  const table = buildTable(rows);

  it('are found below titles, with their group headers', () => {
    const head = proposeHead(table, names);
    expect(head).toEqual({ row: 3, lines: 2, knownCount: 5 });
    expect(headingsOf(table, head)).toEqual([
      { heading: 'Art.-Nr.', group: '' },
      { heading: 'Bezeichnung', group: '' },
      { heading: 'Breite', group: 'Abmessungen (cm)' },
      { heading: 'Höhe', group: 'Abmessungen (cm)' },
      { heading: 'Tiefe', group: 'Abmessungen (cm)' },
      { heading: 'Preis', group: '' },
    ]);
  });

  it('are merged as far as the file says', () => {
    const flat = buildTable([
      ['', 'Maße (cm)', '', ''],
      ['SKU', 'Breite', 'Höhe', 'Gewicht'],
    ]);
    const groups = headingsOf(flat, { row: 1, lines: 2 }, [[1, 1, 2]]).map(({ group }) => group);
    expect(groups).toEqual(['', 'Maße (cm)', 'Maße (cm)', '']);
  });

  it('without a known name are the first wide row of texts', () => {
    const unknown = buildTable([
      ['Lieferant:', 'Muster GmbH'],
      ['a', 'b', 'c', 'd', 'e'],
      ['1', '2', '3', '4', '5'],
    ]);
    expect(proposeHead(unknown, [])).toEqual({ row: 1, lines: 1, knownCount: 0 });
  });
});
