/**
 * The one policy of Trusted Types: what may become code or markup out of a text (scripts/lib/securityHeaders.mjs).
 * It is the browser's default policy, since its three users are reached through libraries and the bundler: workers,
 * the demo's service worker, and the table within what was pasted. A browser without Trusted Types needs none.
 */

interface Rules {
  readonly createHTML: (text: string, type: string, sink: string) => string | null;
  readonly createScriptURL: (address: string) => string | null;
}

interface Factory {
  readonly createPolicy: (name: string, rules: Rules) => unknown;
}

/** Scripts of this console; and those that its 3D viewer has written for its workers. */
const isOwn = (address: string): boolean => {
  const { protocol, origin } = new URL(address, document.baseURI);
  return origin === location.origin && /^(https?|blob):$/.test(protocol);
};

const rules: Rules = {
  // Parsed apart from the page, nothing of it is loaded or run. Without '<' it is text and no element: react-admin's
  // inputs keep the line of their hint open with '&#8203;'.
  createHTML: (text, _, sink) =>
    sink === 'DOMParser parseFromString' || !text.includes('<') ? text : null,
  createScriptURL: (address) => (isOwn(address) ? address : null),
};

/** To be called before anything else runs. */
export const restrictCode = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  trustedTypes?.createPolicy('default', rules);
};
