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
 * what is added later is added on purpose: the last to come, with 12 KiB, were keys, banners, diagnostics and the
 * words of the first screen. The import grew by 10 KiB with the mapping of values and units and with what
 * brings unfinished rows back to the sheet, reading a file by 6 KiB with headings in three languages.
 */
const ceilings = { signIn: 165, firstList: 310, bulkAdd: 70, fileReading: 32 };

/** What a person has loaded who opens the menu of a list: its own form is fetched ahead. */
const listAndForm = [...firstList, 'src/views/EntityCreate.tsx', 'src/views/list/GearMenu.tsx'];
const bulkAdd = [...listAndForm, 'src/screens/bulk/add/BulkAdd.tsx'];

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

  test('the import stays within its ceilings, opened and with a file', () => {
    expect(build.kibFor(bulkAdd) - build.kibFor(listAndForm)).toBeLessThan(ceilings.bulkAdd);
    const mapping = [...bulkAdd, 'src/screens/bulk/add/mapping/MappingStep.tsx'];
    const reading = build.scripts.filter((script) => /assets\/worker-/.test(script));
    expect(reading).toHaveLength(1);
    const ofFile = build.kibFor(mapping) - build.kibFor(bulkAdd) + build.kibOf(reading);
    expect(ofFile).toBeLessThan(ceilings.fileReading);
  });

  test('the import waits for no writer and no reader of old formats', () => {
    const late = expect.stringMatching(/node_modules\/(@e965\/)?(xlsx|papaparse)\//);
    expect(sourcesFor(bulkAdd)).not.toContainEqual(late);
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

  test('the dashboard shows its numbers before it waits for what draws charts', () => {
    const charts = expect.stringMatching(/node_modules\/@mui\/x-charts/);
    const dashboard = [...firstList, 'src/screens/dashboard/frame/Overview.tsx'];
    expect(sourcesFor(dashboard)).not.toContainEqual(charts);
    expect(sourcesFor(['src/charts/drawing/Drawing.tsx'])).toContainEqual(charts);
  });
});

const sourcesFor = (entries: readonly string[]) =>
  build.scriptsFor(entries).flatMap(build.sourcesOf);
