import { describe, expect, it, vi } from 'vitest';
import { brand } from '../lib/util/brand';
import { readRuntimeConfig } from './runtimeConfig';

const answering = (body: string, type = 'application/json', status = 200) => {
  const fetching = vi.fn<(address: string, options?: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } })),
  );
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

const sameOrigin = { platformUrl: '', statusUrl: '/account', cdnUrl: '', accent: '' };

describe('config.json', () => {
  it('is read below the base path, never from a cache', async () => {
    const fetching = answering(
      '{"platformUrl":"https://platform.example/","statusUrl":"https://s.example"}',
    );
    expect(await readRuntimeConfig('/demo/')).toEqual({
      platformUrl: 'https://platform.example',
      statusUrl: 'https://s.example',
      cdnUrl: '',
      accent: '',
    });
    expect(fetching).toHaveBeenCalledWith('/demo/config.json', { cache: 'no-store' });
  });
  it.each([
    ['{}', 'application/json', 200],
    ['{"statusUrl":""}', 'application/json', 200],
    ['{"platformUrl":7,"statusUrl":null,"cdnUrl":[]}', 'application/json', 200],
    ['<!doctype html>', 'text/html', 200],
    ['not here', 'text/plain', 404],
  ])("%s (%s, %i) uses the console's own origin for the platform", async (body, type, status) => {
    answering(body, type, status);
    expect(await readRuntimeConfig('/')).toEqual(sameOrigin);
  });
  it.each([
    ['https://cdn.example/pictures//', 'https://cdn.example/pictures'],
    ['//cdn.example', '//cdn.example'],
    ['/pictures', '/pictures'],
    ['__standin/cdn', '/demo/__standin/cdn'],
    ['', ''],
  ])('with the base address %j for pictures gives %j', async (cdnUrl, told) => {
    answering(JSON.stringify({ cdnUrl }));
    expect(await readRuntimeConfig('/demo/')).toMatchObject({ cdnUrl: told });
  });
  it('has the name, the logo and the accent of a company', async () => {
    answering('{}');
    await readRuntimeConfig('/');
    expect(brand).toEqual({ name: 'Facings', logoUrl: '/favicon.svg' });
    answering('{"name":" Kestrel ","logoUrl":"kestrel.svg","accent":"#7A1FA2"}');
    expect(await readRuntimeConfig('/demo/')).toMatchObject({ accent: '#7A1FA2' });
    expect(brand).toEqual({ name: 'Kestrel', logoUrl: '/demo/kestrel.svg' });
  });
});
