// Whatever an id consists of, its page, its panel and its calls have addresses that lead back to it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declarations } from '../../resources/index';
import { fillPath } from './calls';
import { panelKey } from './pageAt';
import { createRegistry } from './registry';
import { editPath, parentsIn, viewPath } from './routes';

const { pageAt } = createRegistry(declarations);

/** What an address or a path could take for its own sign. */
const sign = fc.constantFrom(
  '%',
  '%2F',
  '%252F',
  '/',
  '?',
  '#',
  '&',
  '=',
  ';',
  '+',
  ' ',
  '..',
  '\\',
);
const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 });
const id = fc
  .array(fc.oneof(sign, letters), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(''))
  // A path resolves '.' and '..' as steps; fillPath refuses them.
  .filter((text) => text.isWellFormed() && !['.', '..'].includes(text));

/** The address as a browser keeps it. */
const kept = (address: string) => {
  const { pathname, search } = new URL(address, 'https://console.example');
  return { pathname, search };
};

const viewed = declarations.filter(({ routes }) => routes.view !== undefined);

describe('an id of any text', () => {
  it.each(viewed.map((declaration) => [declaration.name, declaration] as const))(
    'leads to the page of %s and back',
    (_, declaration) => {
      const parents = parentsIn(declaration.routes.view);
      const ids = fc.record({
        id,
        within: fc.record(Object.fromEntries(parents.map((name) => [name, id]))),
      });
      fc.assert(
        fc.property(ids, ({ id: own, within }) => {
          const page = pageAt(kept(viewPath(declaration, own, within)));
          expect(page.declaration?.name).toBe(declaration.name);
          expect({ id: page.id, within: page.within }).toEqual({ id: own, within });
          if (!declaration.edit) return;
          const edited = pageAt(kept(editPath(declaration, own, within)));
          expect(edited.overlay).toMatchObject({ kind: 'edit', id: own });
        }),
      );
    },
  );

  it('leads to the panel of a row on its list and on another page', () => {
    fc.assert(
      fc.property(id, id, (own, zone) => {
        const categories = declarations.find(({ name }) => name === 'categories')!;
        const over = pageAt(kept(editPath(categories, own, { account_id: zone })));
        expect(over.overlay).toMatchObject({ kind: 'edit', id: own });
        const zones = declarations.find(({ name }) => name === 'zones')!;
        const panel = new URLSearchParams({
          [panelKey]: `zoneLocations/edit/${encodeURIComponent(own)}`,
        });
        const page = pageAt(kept(`${viewPath(zones, zone)}?${panel.toString()}`));
        expect(page).toMatchObject({ id: zone, overlay: { kind: 'edit', id: own } });
      }),
    );
  });

  it('is one segment of the path of a call', () => {
    fc.assert(
      fc.property(id, id, (own, parent) => {
        const path = fillPath('/api/parents/:parent_id/rows/:id', { id: own, parent_id: parent });
        const segments = kept(path ?? '')
          .pathname.split('/')
          .map(decodeURIComponent);
        expect(segments).toEqual(['', 'api', 'parents', parent, 'rows', own]);
      }),
    );
  });

  it.each(['.', '..', ''])('that is %j is in no path: it would lead elsewhere', (step) => {
    expect(fillPath('/api/zones/:id', { id: step })).toBeNull();
  });
});
