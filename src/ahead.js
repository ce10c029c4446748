/**
 * The first script of the page (scripts/vite/codeAhead.mjs). It requests what is needed next while the first module
 * is still loading: the console's code for a person who is signed in, the code of the sign-in page for everyone else,
 * and `config.json`. It does not run that code.
 */
{
  const script = document.currentScript;
  const { console: codeOfConsole = '', signIn = '', config = '' } = script?.dataset ?? {};
  const isSignedIn = /(?:^|; )(?:__(?:Host|Secure)-)?facings_session=./.test(document.cookie);
  // Links to reset a password and to join open the sign-in pages for everyone.
  const isLink = /\/login\/(?:reset|join)\//.test(location.pathname);
  for (const href of (isSignedIn && !isLink ? codeOfConsole : signIn).split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
  const response = fetch(config, { cache: 'no-store' });
  // readRuntimeConfig reports a failure.
  response.catch(() => undefined);
  Object.assign(globalThis, { facingsConfig: response });
}
