/** Every text of the navigation in English and French: from declarations and screens, file by file. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { screenWords } from '../../../src/messages/fr/screenWords';
import { leavesOf } from '../../../src/messages/testing/leavesOf';
import { screenMessages } from '../../../src/schema/screen';
import { declarations } from './declarations';
import { screens } from './screens';

const source = join(import.meta.dirname, '../../../src');

const inMenu = declarations.filter(({ menu }) => menu !== undefined);
const frenchFolder = join(source, 'messages/fr/resources');
const frenchModules = await Promise.all(
  readdirSync(frenchFolder)
    .filter((file) => file !== 'index.ts')
    .map(async (file) => (await import(pathToFileURL(join(frenchFolder, file)).href)) as object),
);
const french = Object.assign({}, ...frenchModules) as Readonly<Record<string, { name: string }>>;

export const navigationWords = {
  english: [
    ...inMenu.map(({ labels }) => labels),
    ...leavesOf(screenMessages(screens)).values(),
  ] as readonly string[],
  french: [
    ...inMenu.map(({ name }) => {
      const words = french[name];
      if (!words) throw new Error(`No French texts of '${name}'`);
      return words.name;
    }),
    ...leavesOf(screenWords).values(),
  ] as readonly string[],
};
