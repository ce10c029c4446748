import { expect, it } from 'vitest';
import { openFile } from './openFile';

it("refuses Excel's lock file of an open workbook by its name", async () => {
  const own = new File([new Uint8Array(165).fill(0x20)], '~$Prices.xlsx');
  expect(await openFile(own, { locale: 'en' })).toMatchObject({
    type: 'refused',
    code: 'lockFile',
  });
});
