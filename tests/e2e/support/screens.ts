/** The screens made by hand, from their files. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Screen } from '../../../src/schema/screen';

const folder = join(import.meta.dirname, '../../../src/screens');

const modules = await Promise.all(
  readdirSync(folder)
    .map((name) => join(folder, name, 'screen.ts'))
    .filter((file) => existsSync(file))
    .map((file) => import(pathToFileURL(file).href) as Promise<object>),
);

export const screens: readonly Screen[] = modules.flatMap(
  (module) => Object.values(module) as Screen[],
);
