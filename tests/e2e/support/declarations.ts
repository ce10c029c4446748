/** The declarations for the tests, from which the console's screens are generated. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyDeclaration } from '../../../src/schema/defineResource';

const folder = join(import.meta.dirname, '../../../resources');

const isDeclaration = (value: unknown): value is AnyDeclaration =>
  typeof value === 'object' && value !== null && 'routes' in value && 'fields' in value;

/** A declaration is a file, or the index of a folder that also holds its components. */
const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
  (name) => /^[^/\\.]+(?:[/\\]index)?\.ts$/.test(name) && name !== 'index.ts',
);

const modules = await Promise.all(
  files.map((name) => import(pathToFileURL(join(folder, name)).href) as Promise<object>),
);

export const declarations: readonly AnyDeclaration[] = modules
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(isDeclaration);

export { addressOf } from '../../forms/hosts';
