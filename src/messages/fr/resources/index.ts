/** French texts of every declaration: each file of this folder exports one under the entity's name. */
import type { Words } from './words';

const modules = import.meta.glob<Readonly<Record<string, Words>>>(
  ['./*.ts', '!./index.ts', '!./words.ts'],
  { eager: true },
);

export const resources: Readonly<Record<string, Words>> = Object.fromEntries(
  Object.values(modules).flatMap((module) => Object.entries(module)),
);
