/** Names of the scenarios: the same in a link, in vitest, in Playwright and over HTTP. Imports nothing. */
export const scenarioNames = [
  'default',
  'fresh-organization',
  'big-chain',
  'empty',
  'read-only',
  'slow-line',
  'flaky',
  'expired-session',
  'refresh-refused',
  'refresh-hangs',
  'commit-then-500',
  'maintenance',
  'par-kept',
] as const;

export type ScenarioName = (typeof scenarioNames)[number];

export const isScenarioName = (value: unknown): value is ScenarioName =>
  scenarioNames.some((name) => name === value);
