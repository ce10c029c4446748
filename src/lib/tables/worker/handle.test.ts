import { describe, expect, it } from 'vitest';
import { cellText } from '../table';
import type { OpenedFile } from '../types';
import { openFile } from '../openFile';
import { numbered, withRows } from '../testing/damagedWorkbook';

const fileOf = (content: BlobPart, name: string): File => new File([content], name);

const opened = async (content: BlobPart, name = 'a.csv'): Promise<OpenedFile> => {
  const read = await openFile(fileOf(content, name), {
    locale: 'en-GB',
    names: ['sku', 'product_description'],
  });
  if (read.type !== 'opened') throw new Error(`Refused: ${read.code}`);
  return read;
};

describe('a file that is opened', () => {
  it('is refused by its name alone, with any content', async () => {
    for (const name of ['products.txt', 'products.xls', 'products', 'csv', 'products.csv.zip']) {
      expect(
        await openFile(fileOf('sku,product_description\n1,2', name), { locale: 'en-GB' }),
      ).toEqual({ type: 'refused', code: 'type' });
    }
  });

  it('has its headings found below a title', async () => {
    const file = await opened(
      'Products of May,,\r\n,,\r\nsku,product_description,x\r\n00123,Milk,1\r\n',
    );
    expect(file.headerRow).toBe(1);
    expect(file.table.lines[1]).toBe(3);
    expect(file.profiles.map(({ heading }) => heading)).toEqual([
      'sku',
      'product_description',
      'x',
    ]);
    expect(file.profiles[0]?.samples).toEqual(['00123']);
    expect(cellText(file.table, 2, 0)).toBe('00123');
  });

  it.each([
    ['20,000 attributes', Array.from({ length: 20_000 }, (_, at) => `a${at}=""`).join(' ')],
    ['nothing else', ''],
  ])(
    'is refused by the name of its sheet if rows with %s hold no value (G4)',
    async (_, attributes) => {
      const bytes = withRows(numbered(2, (line) => `<row r="${line}" ${attributes}/>`));
      expect(await openFile(fileOf(bytes, 'products.xlsx'), { locale: 'en-GB' })).toMatchObject({
        type: 'refused',
        code: 'emptySheet',
        values: { sheet: 'Sheet1' },
      });
    },
  );
});
