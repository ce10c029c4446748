/** `trustedTypes` in browsers that have it. */
interface Factory {
  readonly defaultPolicy: unknown;
  readonly createPolicy: (
    name: 'default',
    rules: { readonly createScriptURL: (address: string) => string | null },
  ) => unknown;
}

/**
 * Creates the worker's Trusted Types policy; a worker does not share the page's (src/app/trustedTypes.ts). It allows
 * the console's own scripts as workers, and nothing else.
 */
export const allowOwnWorkers = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  });
};
