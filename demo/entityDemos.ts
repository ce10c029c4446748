/** Every entity: adding one is adding its file to entities/, or a folder of files. */
import { isEntityDemo, type EntityDemo } from './entityDemo';

const modules = import.meta.glob<Record<string, unknown>>(
  ['./entities/**/*.ts', '!./entities/**/*.test.ts'],
  { eager: true },
);

export const entityDemos: readonly EntityDemo[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isEntityDemo),
);
