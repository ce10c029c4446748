import { describe, expect, it } from 'vitest';
import { buildXlsx } from './testing/buildXlsx';
import type { ZipFilePart } from './testing/zipFile';
import { tableTexts } from './testing/tableTexts';
import { readBytes } from './testing/openXlsx';

const rows = Array.from({ length: 12 }, (_, row) => [
  `SKU-${String(row).padStart(4, '0')}`,
  `Name & more ${row}`,
  { value: String(row), format: '00000' },
  { value: String(45_292 + row), format: 14 },
]);

/** Texts of the table, or the code of its refusal. */
const outcome = async (bytes: Uint8Array<ArrayBuffer>) => {
  const answer = await readBytes(bytes);
  return 'type' in answer ? answer.code : tableTexts(answer.table);
};

const change = (name: string, of: (data: string) => string) => (part: ZipFilePart) =>
  part.name === name ? { ...part, data: of(part.data as string) } : part;

describe('a damaged workbook', () => {
  it('is refused or opens as it was, whichever byte is wrong', async () => {
    const bytes = buildXlsx({ rows });
    const whole = await outcome(bytes);
    expect(whole).toHaveLength(12);
    const refused: string[] = [];
    for (let at = 0; at < bytes.length; at += 7) {
      const damaged = bytes.slice();
      damaged[at]! ^= 1 << (at % 8);
      const answer = await outcome(damaged);
      if (typeof answer === 'string') refused.push(answer);
      else expect(answer, `byte ${at}`).toEqual(whole);
    }
    expect(refused.length).toBeGreaterThan(bytes.length / 14);
  });

  it('is refused wherever it is cut', async () => {
    const bytes = buildXlsx({ rows });
    for (let length = 0; length < bytes.length; length += 13) {
      expect(await outcome(bytes.slice(0, length)), `${length} bytes`).toBe('truncated');
    }
  });

  it('is refused wherever the XML of its sheet or its strings is cut', async () => {
    for (const name of ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml', 'xl/styles.xml']) {
      let length = 0;
      buildXlsx({ rows, change: change(name, (data) => String((length = data.length) && data)) });
      for (let end = 0; end < length; end += 11) {
        const cut = buildXlsx({ rows, change: change(name, (data) => data.slice(0, end)) });
        expect(await outcome(cut), `${name}, ${end} characters`).toBe('badXml');
      }
    }
  });
});
