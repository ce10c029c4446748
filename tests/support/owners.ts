// oxlint-disable-next-line no-restricted-imports -- the whole of React, for what it exports to its tools
import * as React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const counter = 'recentlyCreatedOwnerStacks';
/** From this number on, React's development build waits for its next second. */
const most = 10_000;

/**
 * Lets React's development build record no stack trace for each element that it makes. Only its developer tools show
 * them, and they take a sixth of the time of a test with a page.
 */
export const forgetOwners = () => {
  const shared = Reflect.get(React, internals) as object | undefined;
  if (shared === undefined || !(counter in shared)) return;
  Object.defineProperty(shared, counter, { configurable: true, get: () => most, set: () => {} });
};
