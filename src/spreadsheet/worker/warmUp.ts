/**
 * Reads small sample tables before a file is picked, so that the readers are loaded and have run once. The samples are
 * small because their memory is used in addition to the file's. It costs only a few milliseconds of an idle worker.
 */
import { warmUpSheets } from '../xlsx/warmUp';
import { handle } from './handle';

const rows = 100;
const row =
  '00123-A,"Sparkling water, 6 x 500 ml",Drinks,Water,Sparkling water,BOX,CS,6,30.5,20,\r\n';

export const warmUp = async (): Promise<void> => {
  const file = new File([row.repeat(rows)], 'warm.csv');
  await handle(
    { type: 'open', file, choices: {}, names: [], locale: 'en' },
    { onProgress: () => undefined },
  );
  warmUpSheets();
};
