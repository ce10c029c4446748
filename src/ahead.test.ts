// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptsAhead } from '../scripts/vite/codeAhead.mjs';
import { readRuntimeConfig } from './app/runtimeConfig';

const script = readFileSync(join(import.meta.dirname, 'ahead.js'), 'utf8');

/** As the page runs it, with the attributes that the build writes. */
const run = (): void => {
  const own = document.createElement('script');
  own.dataset.console = '/c1.js /c2.js';
  own.dataset.signIn = '/s1.js';
  own.dataset.config = '/config.json';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- The page's own script, as a page runs it.
  new Function(script)();
};

const asked = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    (link) => new URL(link.href).pathname,
  );

describe('the first script of the page', () => {
  const fetching = vi.fn<typeof fetch>();
  beforeEach(() => {
    fetching.mockResolvedValue(Response.json({ platformUrl: 'https://p.example' }));
    vi.stubGlobal('fetch', fetching);
  });
  afterEach(() => {
    document.cookie = 'facings_session=; max-age=0';
    document.head.replaceChildren();
    history.replaceState(null, '', '/');
    fetching.mockReset();
  });

  it('requests the code of the sign-in page if no one is signed in', () => {
    run();
    expect(asked()).toEqual(['/s1.js']);
  });

  it('asks for that of the console for a person who is signed in', () => {
    document.cookie = 'other=1';
    document.cookie = 'facings_session=a|b';
    run();
    expect(asked()).toEqual(['/c1.js', '/c2.js']);
  });

  it.each(['__Host-facings_session', '__Secure-facings_session'])(
    'knows the cookie %s of https',
    (name) => {
      vi.spyOn(document, 'cookie', 'get').mockReturnValue(`other=1; ${name}=a|b`);
      run();
      expect(asked()).toEqual(['/c1.js', '/c2.js']);
    },
  );

  it('requests the code of the sign-in page at a link, even if someone is signed in', () => {
    document.cookie = 'facings_session=a|b';
    history.replaceState(null, '', '/login/reset/code');
    run();
    expect(asked()).toEqual(['/s1.js']);
  });

  it('asks for config.json, which the console then does not ask for again, once', async () => {
    run();
    expect(await readRuntimeConfig('/')).toMatchObject({ platformUrl: 'https://p.example' });
    expect(fetching).toHaveBeenCalledExactlyOnceWith('/config.json', { cache: 'no-store' });
    fetching.mockResolvedValue(Response.json({ platformUrl: 'https://q.example' }));
    expect(await readRuntimeConfig('/')).toMatchObject({ platformUrl: 'https://q.example' });
  });

  it('leaves a failure to the console, which says it', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    run();
    await expect(readRuntimeConfig('/')).rejects.toThrow('Failed to fetch');
  });
});

describe('which scripts it asks for', () => {
  const chunk = (name: string, facade: string | null, imports: string[], isEntry = false) => ({
    [name]: { type: 'chunk', fileName: name, facadeModuleId: facade, imports, isEntry },
  });
  const bundle = {
    ...chunk('index.js', '/x/index.html', ['parts.js'], true),
    ...chunk('parts.js', null, []),
    ...chunk('app.js', '/x/src/App.tsx', ['shared.js', 'index.js', 'parts.js']),
    ...chunk('shared.js', null, ['app.js']),
  };

  it('those of the modules and of all they import, except what the page names already', () => {
    expect(scriptsAhead(bundle, ['/src/App.tsx'])).toEqual(['app.js', 'shared.js']);
  });

  it('refuses a module that became a part of another script', () => {
    expect(() => scriptsAhead(bundle, ['/src/Gone.tsx'])).toThrow('/src/Gone.tsx is no script');
  });
});
