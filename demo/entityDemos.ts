/** Every entity that has a file of its own: adding one is adding its file. */
import { isEntityDemo, type EntityDemo } from './entityDemo';

const modules = import.meta.glob<Record<string, unknown>>(
  ['./entities/*.ts', '!./entities/*.test.ts'],
  { eager: true },
);

export const entityDemos: readonly EntityDemo[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isEntityDemo),
);
