import { describe, expect, it } from 'vitest';
import { english } from '../../messages/en/index';
import { declaredMessages } from '../../schema/declaredMessages';
import { screenMessages } from '../../schema/screen';
import { screens } from '../../screens/index';
import { realMenu, realRegistry } from '../testing/realMenu';
import { ranked } from './match';
import { screenEntries } from './useKnownEntries';

const catalogue = {
  ...english,
  resources: declaredMessages(realRegistry.all),
  screens: screenMessages(screens),
};

/** Texts of the catalogue; throws for a missing key. */
const translate = (key: string): string => {
  const text = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], catalogue);
  if (typeof text !== 'string') throw new Error(`${key} is no message`);
  return text;
};
const at = (pathname: string, visits: Parameters<typeof screenEntries>[0]['visits'] = []) =>
  screenEntries({
    menu: realMenu,
    translate,
    declaredText: ({ key }) => translate(key),
    pathname,
    visits,
    areSingleKeysOn: true,
  });
const alder = {
  key: 'organizations 7',
  name: 'organizations',
  id: '7',
  label: 'Alder',
  to: '/organizations/view/7',
};

describe('the screens', () => {
  it('all appear once, with a label and an address', () => {
    const entries = at('/organizations/view/7', [alder]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const { label, to } of entries) {
      expect(label).not.toBe('');
      expect(to).toMatch(/^\/(?!.*:)/);
    }
  });

  it('of the current organization come before others of the same name, with its name', () => {
    const units = (pathname: string) =>
      ranked(at(pathname, [alder]), 'units of').map(({ entry: { to, detail } }) => [to, detail]);
    const own = ['/organizations/view/7/uom', 'Alder'];
    const global = ['/settings/uom', 'Global Settings'];
    expect(units('/organizations/view/7')).toEqual([own, global]);
    expect(units('/settings')).toEqual([global, own]);
  });

  it('of an organization are missing before one was visited', () => {
    expect(at('/products').some(({ group }) => group === 'organization')).toBe(false);
    expect(
      at('/organizations/view/7/uom').find(({ group }) => group === 'organization'),
    ).toMatchObject({ detail: 'Organization', to: '/organizations/view/7' });
  });
});
