/** Entry point of the conformance kit: options, password, Ctrl-C, report, exit code. */
import { writeFile } from 'node:fs/promises';
import { platformOf } from '../../demo/platform';
import { createClient } from './client';
import { isWanted, readOptions, usage, type Options } from './options';
import type { Outcome } from './outcome';
import { readPassword } from './password';
import { countsOf, lineOf, summaryOf, type Report } from './report';
import { run } from './run';

const onInterrupt = (stop: AbortController): (() => void) => {
  const interrupted = () => {
    if (stop.signal.aborted) process.exit(130);
    console.error(
      '\nStopping, and removing the created records. Press Ctrl-C again to leave them.',
    );
    stop.abort();
  };
  process.on('SIGINT', interrupted);
  process.on('SIGTERM', interrupted);
  return () => {
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
  };
};

const masked = (outcome: Outcome, mask: (text: string) => string): Outcome => ({
  ...outcome,
  ...(outcome.seen === undefined ? {} : { seen: mask(outcome.seen) }),
  ...(outcome.reason === undefined ? {} : { reason: mask(outcome.reason) }),
});

const reported = async (options: Options): Promise<number> => {
  const { url, user, organization, isWriting, only, rate, timeoutMs } = options;
  const password = await readPassword(user);
  const stop = new AbortController();
  const letGo = onInterrupt(stop);
  const client = createClient({ url, rate, timeoutMs, stop: stop.signal });
  const { contract } = platformOf();
  const names = contract.map(({ name }) => name);
  const outcomes: Outcome[] = [];
  const started = Date.now();
  console.log(`${url}, ${user}${isWriting ? ', writing' : ', reading only'}\n`);
  try {
    const ended = await run({
      client,
      contract,
      password,
      user,
      organization,
      isWriting,
      wants: (call) => isWanted(only, call, names),
      tell: (outcome) => {
        const safe = masked(outcome, client.secrets.masked);
        outcomes.push(safe);
        console.log(lineOf(safe));
      },
    });
    const report: Report = {
      url,
      user,
      organization: ended.organization,
      startedAt: new Date(started).toISOString(),
      seconds: (Date.now() - started) / 1000,
      isWriting,
      isStopped: ended.isStopped,
      counts: countsOf(outcomes),
      leftBehind: ended.leftBehind.map(client.secrets.masked),
      outcomes,
    };
    console.log(summaryOf(report));
    if (options.json !== undefined)
      await writeFile(options.json, `${JSON.stringify(report, undefined, 2)}\n`);
    if (ended.isStopped) return 130;
    return report.counts.failed + report.counts.absent > 0 || report.leftBehind.length > 0 ? 1 : 0;
  } catch (error) {
    throw new Error(client.secrets.masked(error instanceof Error ? error.message : String(error)), {
      cause: error,
    });
  } finally {
    letGo();
  }
};

/** @returns the exit code */
export const main = async (args: readonly string[]): Promise<number> => {
  try {
    const options = readOptions(args);
    if (options) return await reported(options);
    console.log(usage);
    return 0;
  } catch (error) {
    console.error(`Could not run: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  }
};
