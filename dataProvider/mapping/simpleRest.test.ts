import { describe, expect, it } from 'vitest';
import { items } from '../../resources/items';
import type { Failure } from '../../src/lib/failures/failures';
import type { OutgoingCall, Transport } from '../transport/types';
import { simpleRest } from './simpleRest';

type Given = { data: unknown; headers?: Record<string, string> } | Failure;

const over = (given: Given) => {
  const sent: OutgoingCall[] = [];
  const transport = {
    send: (call: OutgoingCall) => {
      sent.push(call);
      return Promise.resolve(
        'type' in given
          ? given
          : { type: 'ok', status: 200, data: given.data, headers: new Headers(given.headers) },
      );
    },
  } as Transport;
  return { sent, provider: simpleRest(transport, items) };
};

const resource = items.api.slice(1);
const list = {
  pagination: { page: 2, perPage: 10 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: { q: 'a' },
};

describe('simpleRest', () => {
  it('lists by range and sort, and takes the total from Content-Range', async () => {
    const { sent, provider } = over({
      data: [{ id: 11 }],
      headers: { 'Content-Range': 'items 10-10/11' },
    });
    expect(await provider.getList(resource, list)).toMatchObject({ data: [{ id: 11 }], total: 11 });
    expect(sent[0]).toMatchObject({
      method: 'GET',
      path: items.api,
      query: { sort: '["id","ASC"]', range: '[10,19]', filter: '{"q":"a"}' },
    });
    expect(sent[0]).not.toHaveProperty('audit');
  });

  it('has an unknown total without Content-Range', async () => {
    const { provider } = over({ data: [{ id: 1 }, { id: 2 }] });
    expect(await provider.getList(resource, list)).toEqual({
      data: [{ id: 1 }, { id: 2 }],
      total: NaN,
    });
  });

  it.each([[null], [{}], [{ items: [] }], ['<html>']])('refuses %j as a list', async (data) => {
    await expect(over({ data }).provider.getList(resource, list)).rejects.toThrow(
      'facings.failures.malformed',
    );
  });

  it('sends the action and the unescaped id of a mutation in the audit headers', async () => {
    const { sent, provider } = over({ data: { id: 'a/b c' } });
    await provider.update(resource, { id: 'a/b c', data: { name: 'x' }, previousData: { id: 1 } });
    await provider.delete(resource, { id: 'a/b c' });
    await provider.create(resource, { data: { name: 'y' } });
    const label = items.label.toUpperCase().replaceAll(' ', '_');
    expect(sent.map(({ method, path, audit }) => [method, path, audit])).toEqual([
      ['PUT', `${items.api}/a%2Fb%20c`, { type: label, action: `UPDATE_${label}`, id: 'a/b c' }],
      ['DELETE', `${items.api}/a%2Fb%20c`, { type: label, action: `DELETE_${label}`, id: 'a/b c' }],
      ['POST', items.api, { type: label, action: `CREATE_${label}` }],
    ]);
    expect(sent[0]?.body).toEqual({ name: 'x' });
  });

  it('passes on the signal of a read, so that it can be canceled', async () => {
    const { signal } = new AbortController();
    const { sent, provider } = over({ data: { id: 1 } });
    await provider.getOne(resource, { id: 1, signal });
    expect(sent[0]?.signal).toBe(signal);
  });

  it('throws a refusal with its status and message', async () => {
    const { provider } = over({ type: 'error', kind: 'invalid', status: 422, message: 'Too long' });
    await expect(provider.create(resource, { data: {} })).rejects.toMatchObject({
      status: 422,
      message: 'Too long',
    });
  });
});
