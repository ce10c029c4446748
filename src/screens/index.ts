/** The hand-written pages: every folder here with a file `screen.ts`. */
import type { Screen } from '../schema/screen';

const modules = import.meta.glob<Readonly<Record<string, Screen>>>('./*/screen.ts', {
  eager: true,
});

export const screens: readonly Screen[] = Object.values(modules).flatMap((module) =>
  Object.values(module),
);
