/**
 * Reads small tables of no meaning before a file is picked, so that the readers are there and have run once by then.
 * Small, since what they take stands beside the file that is read. Costs a worker that waits some milliseconds, and
 * nobody anything else.
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
