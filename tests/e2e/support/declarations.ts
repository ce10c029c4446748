/** The declarations as the tests meet them: what the console's screens are generated from. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyDeclaration } from '../../../src/schema/defineResource';

const folder = join(import.meta.dirname, '../../../resources');

const isDeclaration = (value: unknown): value is AnyDeclaration =>
  typeof value === 'object' && value !== null && 'routes' in value && 'fields' in value;

const files = readdirSync(folder).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'index.ts',
);

const modules = await Promise.all(
  files.map((name) => import(pathToFileURL(join(folder, name)).href) as Promise<object>),
);

export const declarations: readonly AnyDeclaration[] = modules
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(isDeclaration);

/** Parents in the stand-in's seed: the organization that has everything. */
const parents: Readonly<Record<string, string>> = {
  account_id: 'acc00000-0000-4000-8000-000000000001',
  organization_id: 'acc00000-0000-4000-8000-000000000001',
};

/** A declared route with the seed's parents in it; null where one is not known here. */
export const addressOf = (route: string | undefined): string | null => {
  if (route === undefined) return null;
  const names = [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.some((name) => parents[name] === undefined)) return null;
  return route.replace(/:(\w+)/g, (_, name: string) => parents[name] ?? '');
};
