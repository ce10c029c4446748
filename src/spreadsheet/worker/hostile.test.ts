/** Every hostile file through the way of all files: refused by name, or read with what a person must know. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../messages/en/index';
import { openFile } from '../openFile';
import { hostileFiles, type HostileFile } from '../testing/hostile';
import { hostileTexts, type HostileText } from '../testing/hostileText';

const { refused: refusals, notice: notices } = english.facings.files;

const fileOf = ({ file, fileName }: HostileFile) => new File([file()], fileName);

const missing = (text: string, values: Readonly<Record<string, unknown>> = {}): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (name in values ? [] : [name]));

afterEach(() => {
  // Nothing a file says becomes a property of all objects.
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect({}).not.toHaveProperty('polluted');
});

const all: readonly HostileText[] = [...hostileTexts(), ...hostileFiles()];

describe('a hostile file', () => {
  it.each(all.map((hostile) => [hostile.name, hostile] as const))('%s', async (_, hostile) => {
    const file = fileOf(hostile);
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await openFile(file, { locale: 'en-GB', names: ['sku', 'product_description'] });
    expect(answer.type === 'refused' ? answer.code : 'opened').toBe(hostile.expected);
    // A fault of the code would be logged and told as "could not be read".
    expect(log).not.toHaveBeenCalled();
    if (answer.type === 'refused') {
      expect(missing(refusals[answer.code], answer.values)).toEqual([]);
      return;
    }
    const codes = answer.notices.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining([...(hostile.notices ?? [])]));
    // Each is told once, save for columns, which are told one by one.
    const ofFile = codes.filter((code) => code !== 'damagedCodes');
    expect(new Set(ofFile).size).toBe(ofFile.length);
    for (const { code, values } of answer.notices) {
      expect([code, missing(notices[code], values)]).toEqual([code, []]);
    }
    if (hostile.rows !== undefined) expect(answer.table.rowCount).toBe(hostile.rows);
  });
});
