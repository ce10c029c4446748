import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPath, editPath, matchPath, viewPath } from './routes';

const declarations = [
  { name: 'products', routes: { list: '/products', view: '/products/view/:id' } },
  {
    name: 'notionals',
    routes: { list: '/products/notionals', view: '/products/notionals/view/:id' },
  },
  { name: 'features', routes: { list: '/settings/features' } },
] as const;
const [products, notionals, features] = declarations;

const ids = fc.string({ minLength: 1, unit: 'grapheme' });

describe('routes', () => {
  it('finds the screen of every path it makes, whatever the id', () => {
    fc.assert(
      fc.property(ids, fc.constantFrom(products, notionals), (id, declaration) => {
        const { name } = declaration;
        expect(matchPath(declarations, viewPath(declaration, id))).toEqual({
          screen: 'view',
          name,
          id,
        });
        expect(matchPath(declarations, editPath(declaration, id))).toEqual({
          screen: 'edit',
          name,
          id,
        });
      }),
    );
  });

  it('tells a list below another list from a record of that list', () => {
    expect(matchPath(declarations, '/products/notionals')).toEqual({
      screen: 'list',
      name: 'notionals',
    });
    expect(matchPath(declarations, '/products/notionals/')).toMatchObject({ screen: 'list' });
    expect(matchPath(declarations, createPath(notionals))).toEqual({
      screen: 'create',
      name: 'notionals',
    });
  });

  it('leads to the list where there is no page for one record', () => {
    expect(viewPath(features, 'a')).toBe('/settings/features');
  });

  it.each([
    '/nope',
    '/products/view/',
    '/products/view/1/more',
    '/products/view/1/edit/x',
    '/products/view/%E0%A4%A',
  ])('knows no screen at %s', (path) => {
    expect(matchPath(declarations, path)).toBeNull();
  });
});
