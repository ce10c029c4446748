/** Diagnostics for support, as text to send: without secrets, e-mail addresses or record data. */
import { ownBuild } from './ownBuild';
import { lastCalls } from './lastCalls';
import { lastFaults } from './lastFaults';
import { patternOf } from './patternOf';

const pageOf = (base: string): string => patternOf(`/${location.pathname.slice(base.length)}`);

/** Always in English, because the reader is support, not the person who copies it. */
export const diagnosticsText = (): string => {
  const build = ownBuild();
  const { width, height } = window.screen;
  const calls = lastCalls().map(
    ({ method, pattern, outcome, ms }) => `  ${method} ${pattern} ${outcome} ${ms} ms`,
  );
  const faults = lastFaults().map((fault) => `  ${fault}`);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return [
    `Facings ${build ? `${build.version} (${build.build})` : '(development)'}, ${new Date().toISOString()}`,
    `Page: ${pageOf(import.meta.env.BASE_URL)}`,
    `Browser: ${navigator.userAgent}`,
    `Language: ${document.documentElement.lang} of ${navigator.languages.join(', ')}; time zone ${timeZone}`,
    `Screen: ${width} × ${height}, window ${window.innerWidth} × ${window.innerHeight}, ${window.devicePixelRatio} pixels a point`,
    `Line: ${navigator.onLine ? 'online' : 'offline'}`,
    `Last calls: ${calls.length === 0 ? 'none' : ''}`,
    ...calls,
    `Last faults: ${faults.length === 0 ? 'none' : ''}`,
    ...faults,
  ]
    .map((line) => line.trimEnd())
    .join('\n');
};
