/** As browsers with Trusted Types have it. */
interface Factory {
  readonly defaultPolicy: unknown;
  readonly createPolicy: (
    name: 'default',
    rules: { readonly createScriptURL: (address: string) => string | null },
  ) => unknown;
}

/**
 * A worker has Trusted Types of its own, as its page has (src/app/trustedTypes.ts): here, scripts of the console may
 * become workers, and no text may become anything else.
 */
export const allowOwnWorkers = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  });
};
