import { beforeAll, describe, expect, test } from 'vitest';
import { readBuild } from './build';
import type { Build } from './build';

const signIn = ['index.html', 'src/screens/signIn/AuthApp.tsx'];
// The list is part of the console's own chunk: it is what most addresses show first.
const firstList = ['index.html', 'src/app/ConsoleApp.tsx'];

/**
 * Ceilings in KiB of JavaScript, gzip -9. The smallest react-admin application (tests/bench/floor) is
 * 327 KiB; half of it is the promise for sign-in, 1.15 of it for the first list. `npm run bench` measures
 * both in a browser. The list's ceiling stands well below its promise, a little above today's size, so that
 * what is added later is added on purpose.
 */
const ceilings = { signIn: 163, firstList: 290 };

let build: Build;
beforeAll(() => {
  build = readBuild('dist');
});

describe('the production build', () => {
  test('sign-in stays within its ceiling', () => {
    expect(build.kibFor(signIn)).toBeLessThan(ceilings.signIn);
  });

  test('the first list stays within its ceiling', () => {
    expect(build.kibFor(firstList)).toBeLessThan(ceilings.firstList);
  });

  test('sign-in waits for no part of the console', () => {
    expect(sourcesFor(signIn)).not.toContainEqual(
      expect.stringMatching(
        /node_modules\/(ra-ui-materialui|react-router)\/|^(resources|src\/views)\//,
      ),
    );
  });

  test('the first list waits for no spreadsheet, parser or schedule code', () => {
    const late = expect.stringMatching(/node_modules\/(@e965\/)?(xlsx|papaparse|cronstrue)\//);
    expect(sourcesFor(firstList)).not.toContainEqual(late);
  });

  test('holds no byte of the stand-in platform', () => {
    const stray = expect.stringMatching(/^demo\/|node_modules\/(msw|@mswjs)\//);
    expect(build.scripts.flatMap(build.sourcesOf)).not.toContainEqual(stray);
    expect(markedScripts(build)).toEqual([]);
  });

  test('and the demo build does: the marks are ones that would be seen', () => {
    expect(markedScripts(readBuild('dist-demo'))).not.toEqual([]);
  });
});

const sourcesFor = (entries: readonly string[]) =>
  build.scriptsFor(entries).flatMap(build.sourcesOf);

/** Scripts in which the stand-in's own strings stand. */
function markedScripts(one: Build): string[] {
  return one.scripts.filter((script) =>
    /__standin|mockServiceWorker|\[MSW\]/.test(one.read(script)),
  );
}
