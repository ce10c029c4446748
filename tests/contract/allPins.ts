/** The pins of each entity. */
import type { EntityPins } from './pin';

const modules = import.meta.glob<Record<string, Readonly<Record<string, EntityPins>>>>(
  './pins/*.ts',
  { eager: true },
);
export const pins: Readonly<Record<string, EntityPins>> = Object.assign(
  {},
  ...Object.values(modules).flatMap((module) => Object.values(module)),
);
