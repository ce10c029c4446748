/** Every text of the navigation in English and French: from declarations and screens, file by file. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { screenWords } from '../../../src/messages/fr/screenWords';
import { leavesOf } from '../../../src/messages/testing/leavesOf';
import { screenMessages, type Screen } from '../../../src/schema/screen';
import { declarations } from './declarations';

const source = join(import.meta.dirname, '../../../src');
const read = async (file: string): Promise<readonly unknown[]> =>
  Object.values((await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>);

const files = readdirSync(join(source, 'screens'))
  .map((name) => join(source, 'screens', name, 'screen.ts'))
  .filter((file) => existsSync(file));
const screens = (await Promise.all(files.map(read))).flat() as readonly Screen[];

const inMenu = declarations.filter(({ menu }) => menu !== undefined);
const french = await Promise.all(
  inMenu.map(({ name }) => read(join(source, 'messages/fr/resources', `${name}.ts`))),
);

export const navigationWords = {
  english: [
    ...inMenu.map(({ labels }) => labels),
    ...leavesOf(screenMessages(screens)).values(),
  ] as readonly string[],
  french: [
    ...(french.flat() as readonly { readonly name: string }[]).map(({ name }) => name),
    ...leavesOf(screenWords).values(),
  ] as readonly string[],
};
