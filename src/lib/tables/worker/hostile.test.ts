/** Opens every hostile file like any other: each is refused with a message, or read with the required warnings. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../../messages/en/index';
import { openFile } from '../openFile';
import { hostileFiles, type HostileFile } from '../testing/hostile';
import { hostileTexts, type HostileText } from '../testing/hostileText';
import { mainCases } from '../../../../tests/support/cases';

const { refused: refusals, notice: notices } = english.facings.files;

const fileOf = ({ file, fileName }: HostileFile) => new File([file()], fileName);

const missing = (text: string, values: Readonly<Record<string, unknown>> = {}): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (name in values ? [] : [name]));

afterEach(() => {
  // No content of a file becomes a property of Object.prototype.
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect({}).not.toHaveProperty('polluted');
});

const all: readonly HostileText[] = [...hostileTexts(), ...hostileFiles()];

describe('a hostile file', () => {
  it.each(mainCases(all, 40).map((hostile) => [hostile.name, hostile] as const))(
    '%s',
    async (_, hostile) => {
      const file = fileOf(hostile);
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const answer = await openFile(file, {
        locale: 'en-GB',
        names: ['sku', 'product_description'],
      });
      expect(answer.type === 'refused' ? answer.code : 'opened').toBe(hostile.expected);
      // An error in the code would be logged and reported as "could not be read".
      expect(log).not.toHaveBeenCalled();
      if (answer.type === 'refused') {
        expect(missing(refusals[answer.code], answer.values)).toEqual([]);
        return;
      }
      const codes = answer.notices.map(({ code }) => code);
      expect(codes).toEqual(expect.arrayContaining([...(hostile.notices ?? [])]));
      // Each notice appears once, except for those that concern single columns.
      const ofFile = codes.filter((code) => code !== 'damagedCodes');
      expect(new Set(ofFile).size).toBe(ofFile.length);
      for (const { code, values } of answer.notices) {
        expect([code, missing(notices[code], values)]).toEqual([code, []]);
      }
      if (hostile.rows !== undefined) expect(answer.table.rowCount).toBe(hostile.rows);
    },
  );
});
