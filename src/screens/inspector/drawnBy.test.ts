import { expect, it } from 'vitest';
import type { AnyDeclaration } from '../../schema/defineResource';
import { createPageAt } from '../../schema/pageAt';
import { drawnBy } from './Inspector';

const plain = { api: '/api/x', fields: {}, represent: '{id}', label: 'X', labels: 'Xs' } as const;
const declarations: readonly AnyDeclaration[] = [
  {
    ...plain,
    name: 'models',
    routes: { list: '/models', view: '/models/view/:id' },
    list: { columns: [] },
    view: { fields: [], panels: [{ of: 'versions', within: { model_id: 'id' } }] },
  },
  {
    ...plain,
    name: 'units',
    routes: { list: '/organizations/view/:account_id/uom' },
    document: { fields: [], done: '' },
  },
];

const pageAt = createPageAt(declarations);
const drawnAt = (pathname: string) => drawnBy(pageAt({ pathname, search: '' }));

it('names the declaration of a screen and those of its panels', () => {
  expect(drawnAt('/models')).toEqual([{ name: 'models', file: 'resources/models.ts', as: 'list' }]);
  expect(drawnAt('/models/view/7')).toEqual([
    { name: 'models', file: 'resources/models.ts', as: 'view' },
    { name: 'versions', file: 'resources/versions.ts', as: 'panel' },
  ]);
  expect(drawnAt('/organizations/view/7/uom')).toMatchObject([{ as: 'document' }]);
  expect(drawnAt('/account')).toEqual([]);
});
