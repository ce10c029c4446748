import { expect, it } from 'vitest';
import { declarations } from '../../resources/index';
import { definitionOf } from './entityResource';

/** What react-admin's own buttons and links read from `useResourceDefinitions()`. */
const offersOf = (name: string) => {
  const declaration = declarations.find((one) => one.name === name);
  if (!declaration) throw new Error(`${name} is not declared.`);
  const { hasList, hasShow, hasCreate, hasEdit, options, icon } = definitionOf(declaration);
  expect(options?.declaration).toBe(declaration);
  return { offers: [hasList, hasShow, hasCreate, hasEdit], hasIcon: icon !== undefined };
};

it.each([
  ['zones', [true, true, true, true], true],
  ['jobTemplates', [true, false, true, true], false],
  ['jobs', [true, true, false, false], false],
  ['organizationUnits', [true, false, false, false], false],
  ['zoneLogs', [false, false, false, false], false],
])("react-admin's definition of %s", (name, offers, hasIcon) => {
  expect(offersOf(name)).toEqual({ offers, hasIcon });
});
