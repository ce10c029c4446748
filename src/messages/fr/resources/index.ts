/** French texts of every declaration: the files of this folder export them under the entities' names. */
import type { Words } from './words';

const modules = import.meta.glob<Readonly<Record<string, Words>>>(
  ['./*.ts', '!./index.ts', '!./words.ts'],
  { eager: true },
);

export const resources: Readonly<Record<string, Words>> = Object.fromEntries(
  Object.values(modules).flatMap((module) => Object.entries(module)),
);
