import { expect, it } from 'vitest';
import { filtered, noFilter, type LogFilter } from './logFilter';
import { seenCall } from '../testing/seenCall';

const calls = [
  seenCall({ n: 1, query: { q: 'Milk' } }),
  seenCall({ n: 2, method: 'POST', name: 'POST /api/items', status: 400, body: { name: 'Oats' } }),
  seenCall({
    n: 3,
    method: 'PUT',
    path: '/api/items/7',
    name: 'PUT /api/items/{id}',
    status: 500,
    fault: true,
  }),
  seenCall({ n: 4, path: '/api/nope', name: null, status: 404 }),
  seenCall({ n: 5, status: 0, fault: true }),
];

const shown = (filter: Partial<LogFilter>) =>
  filtered(calls, { ...noFilter, ...filter }).map(({ n }) => n);

it('shows all, newest first, until a filter says less', () => {
  expect(shown({})).toEqual([5, 4, 3, 2, 1]);
});

it.each([
  [{ text: 'MILK' }, [1]],
  [{ text: 'oats' }, [2]],
  [{ text: 'items {id}' }, [3]],
  [{ text: '404' }, [4]],
  [{ text: 'milk oats' }, []],
  [{ method: 'PUT' }, [3]],
  [{ status: 'ok' }, [1]],
  [{ status: 'refused' }, [4, 2]],
  [{ status: 'failed' }, [3]],
  [{ status: 'dropped' }, [5]],
  [{ faultsOnly: true }, [5, 3]],
  [{ outsideOnly: true }, [4]],
  [{ method: 'GET', status: 'refused' }, [4]],
] satisfies [Partial<LogFilter>, number[]][])('%j', (filter, wanted) => {
  expect(shown(filter)).toEqual(wanted);
});
