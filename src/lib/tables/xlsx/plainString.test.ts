import { expect, it } from 'vitest';
import { readPlainString } from './sharedStrings';

const read = (xml: string, { length = xml.length, longest = 100 } = {}) => {
  const bytes = new TextEncoder().encode(xml);
  const into = { start: 0, end: 0 };
  const behind = readPlainString(into, bytes, 0, length, longest);
  return behind < 0
    ? null
    : { text: new TextDecoder().decode(bytes.subarray(into.start, into.end)), behind };
};

it.each([
  ['<si><t>Sparkling water</t></si><si>', 'Sparkling water', 31],
  ['<si><t xml:space="preserve">Still </t></si>', 'Still ', 43],
  ['<si><t>a_b > c</t></si>', 'a_b > c', 23],
  ['<si><t>Café</t></si>', 'Café', 21],
])('reads %s at one go', (xml, text, behind) => {
  expect(read(xml, { length: 100 })).toEqual({ text, behind });
});

it.each([
  ['an entity', '<si><t>a &amp; b</t></si>'],
  ['a line end', '<si><t>a\r\nb</t></si>'],
  ['an escape', '<si><t>a_x000D_b</t></si>'],
  ['nothing', '<si><t></t></si>'],
  ['what begins with a blank', '<si><t> a</t></si>'],
  ['runs', '<si><r><t>a</t></r></si>'],
  ['readings', '<si><t>a</t><rPh sb="0" eb="1"><t>b</t></rPh></si>'],
  ['character data', '<si><t><![CDATA[a]]></t></si>'],
  ['another tag', '<sx><t>a</t></sx>'],
  ['another end', '<si><t>a</t></sj>'],
])('leaves %s to the scanner', (_, xml) => {
  expect(read(xml, { length: 100 })).toBeNull();
});

it('leaves incomplete input to the scanner, cut at any byte', () => {
  const xml = '<si><t>Water</t></si>';
  for (let length = 0; length < xml.length; length += 1) expect(read(xml, { length })).toBeNull();
  expect(read(xml)).toMatchObject({ text: 'Water' });
});

it('leaves what may be too long', () => {
  expect(read('<si><t>Water</t></si>', { longest: 5 })).toMatchObject({ text: 'Water' });
  expect(read('<si><t>Water</t></si>', { longest: 4 })).toBeNull();
});
