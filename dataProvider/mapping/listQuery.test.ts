import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byOffset, byPage, noValue, whole, type ListCall } from '../../src/schema/calls';
import { listQuery, pageOf } from './listQuery';

const call = (more: Partial<ListCall>): ListCall => ({
  path: '/api/things',
  read: 'things',
  paging: whole,
  ...more,
});
const request = { page: 3, perPage: 25, filter: {} };

describe('listQuery', () => {
  it('pages as the call declares', () => {
    expect(listQuery(call({}), request)).toEqual({});
    expect(listQuery(call({ paging: byPage({ page: 'page', size: 'limit' }) }), request)).toEqual({
      page: 3,
      limit: 25,
    });
    expect(listQuery(call({ paging: byOffset('offset') }), request)).toEqual({ offset: 50 });
    expect(listQuery(call({ paging: byOffset('offset') }), { ...request, page: 1 })).toEqual({
      offset: 0,
    });
  });

  it('sends set values under their parameter, including false and 0', () => {
    const filters = {
      kind: 'query',
      names: { services: 'service', open: 'open', n: 'n' },
    } as const;
    expect(
      listQuery(call({ filters }), {
        ...request,
        filter: { services: 'METASHELF', open: false, n: 0 },
      }),
    ).toEqual({ service: 'METASHELF', open: false, n: 0 });
  });

  it.each([[''], [null], [undefined], [{}], [['a']]])('leaves out %j', (value) => {
    const query = { kind: 'query', names: { services: 'service' } } as const;
    const json = { kind: 'json', parameter: 'filters', names: ['services'] } as const;
    const asked = { ...request, filter: { services: value } };
    expect(listQuery(call({ filters: query }), asked)).toEqual({});
    expect(listQuery(call({ filters: json }), asked)).toEqual({});
  });

  it('asks for records without a value only where the platform answers that', () => {
    const names = ['size', 'status'] as const;
    const filters = { kind: 'json', parameter: 'filters', names, nullable: ['size'] } as const;
    const filter = { size: noValue, status: noValue };
    expect(listQuery(call({ filters }), { ...request, filter })).toEqual({
      filters: '{"size":null,"status":"null"}',
    });
  });

  it('sends nothing undeclared', () => {
    const filter = { secret: 'x', constructor: 'y', q: 'milk' };
    const filters = { kind: 'query', names: { services: 'service' } } as const;
    expect(listQuery(call({ filters }), { ...request, filter })).toEqual({});
    expect(listQuery(call({}), { ...request, filter })).toEqual({});
  });

  it('sends no sort order', () => {
    const sort = { field: 'name', order: 'DESC' } as const;
    expect(listQuery(call({}), { ...request, sort })).toEqual({});
  });

  it('sends the text only to a call that searches', () => {
    const filter = { q: 'milk & honey' };
    expect(listQuery(call({ search: 'search' }), { ...request, filter })).toEqual({
      search: 'milk & honey',
    });
  });
});

describe('pageOf', () => {
  it('shows every row once, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 7 }), (rows, perPage) => {
        const pages = Math.ceil(rows.length / perPage);
        const all = Array.from({ length: pages }, (_, index) =>
          pageOf(rows, { page: index + 1, perPage }),
        );
        expect(all.flat()).toEqual(rows);
        expect(pageOf(rows, { page: pages + 1, perPage })).toEqual([]);
      }),
    );
  });
});
