/**
 * What there is: every declaration in this folder. Adding an entity is adding its file, or a folder with an `index.ts`
 * where components of its own stand beside it.
 */
import type { AnyDeclaration } from '../src/schema/defineResource';

const modules = import.meta.glob<Record<string, unknown>>(
  ['./*.ts', './*/index.ts', '!./*.test.ts', '!./index.ts'],
  {
    eager: true,
  },
);

const isDeclaration = (value: unknown): value is AnyDeclaration =>
  typeof value === 'object' && value !== null && 'routes' in value && 'fields' in value;

export const declarations: readonly AnyDeclaration[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isDeclaration),
);
