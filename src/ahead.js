/**
 * The first script of the page (scripts/vite/codeAhead.mjs). It asks for what will be needed next while the first module
 * is still on its way: the code of the console for a person who is signed in, that of the sign-in page for all others,
 * and `config.json`. It runs none of that code.
 */
{
  const own = document.currentScript;
  const { console: codeOfConsole = '', signIn = '', config = '' } = own?.dataset ?? {};
  const isSignedIn = /(?:^|; )facings_session=./.test(document.cookie);
  // Links to reset a password and to join are followed whoever is signed in.
  const isLink = /\/login\/(?:reset|join)\//.test(location.pathname);
  for (const href of (isSignedIn && !isLink ? codeOfConsole : signIn).split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
  const asked = fetch(config, { cache: 'no-store' });
  // Whoever takes it says what went wrong.
  asked.catch(() => undefined);
  Object.assign(globalThis, { facingsConfig: asked });
}
