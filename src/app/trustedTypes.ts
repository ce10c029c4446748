/**
 * The only Trusted Types policy: which texts may become code or markup (scripts/lib/securityHeaders.mjs). It is the
 * default policy, because its three users are reached through libraries and the bundler: workers, the demo's service
 * worker, and tables in pasted text. A browser without Trusted Types does not need it.
 */

interface Rules {
  readonly createHTML: (text: string, type: string, sink: string) => string | null;
  readonly createScriptURL: (address: string) => string | null;
}

interface Factory {
  readonly createPolicy: (name: string, rules: Rules) => unknown;
}

/** Whether a script belongs to this console, or is one that the 3D viewer creates for its workers. */
const isOwn = (address: string): boolean => {
  const { protocol, origin } = new URL(address, document.baseURI);
  return origin === location.origin && /^(https?|blob):$/.test(protocol);
};

const rules: Rules = {
  // A document parsed separately from the page loads and runs nothing. Without '<' the text is not markup:
  // react-admin's inputs use '&#8203;' to reserve the line of their hint.
  createHTML: (text, _, sink) =>
    sink === 'DOMParser parseFromString' || !text.includes('<') ? text : null,
  createScriptURL: (address) => (isOwn(address) ? address : null),
};

/** Call it before anything else runs. */
export const restrictCode = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  trustedTypes?.createPolicy('default', rules);
};
