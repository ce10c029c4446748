import { expect, it } from 'vitest';
import { declarations } from '../../resources/index';
import { EntityResource } from './EntityResource';

const View = () => null;

/** What react-admin's own buttons and links read from `useResourceDefinitions()`. */
const offersOf = (name: string) => {
  const declaration = declarations.find((one) => one.name === name);
  if (!declaration) throw new Error(`${name} is not declared.`);
  const { hasList, hasShow, hasCreate, hasEdit, options, icon } = EntityResource.registerResource({
    declaration,
    list: View,
    show: View,
    edit: View,
    create: View,
  });
  expect(options.declaration).toBe(declaration);
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

it('a view that is not passed is not offered', () => {
  const zones = declarations.find(({ name }) => name === 'zones');
  if (!zones) throw new Error('zones is not declared.');
  expect(EntityResource.registerResource({ declaration: zones, list: View })).toMatchObject({
    hasList: true,
    hasShow: false,
    hasCreate: false,
    hasEdit: false,
  });
});

it('a record without its name is represented by its id, so that no link to it is empty', () => {
  const regions = declarations.find(({ name }) => name === 'regions');
  if (!regions) throw new Error('regions is not declared.');
  const { recordRepresentation } = EntityResource.registerResource({ declaration: regions });
  expect(recordRepresentation({ id: 7, name: 'North' })).toBe('North');
  expect([{ id: 7 }, { id: 7, name: null }].map(recordRepresentation)).toEqual(['#7', '#7']);
});
