/**
 * All declarations of this folder. To add an entity, add its file, or a folder with an `index.ts` if it has
 * components.
 */
import type { AnyDeclaration } from '../src/schema/defineResource';

const modules = import.meta.glob<Record<string, unknown>>(
  ['./*.ts', './*/index.ts', '!./*.test.ts', '!./index.ts'],
  { eager: true },
);

const isDeclaration = (value: unknown): value is AnyDeclaration =>
  typeof value === 'object' && value !== null && 'routes' in value && 'fields' in value;

export const declarations: readonly AnyDeclaration[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isDeclaration),
);
