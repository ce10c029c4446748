/**
 * Every page of the console: lists, documents and records of the declarations, the screens made by hand, and each tab
 * of the dashboard, as a page and on a wall.
 */
import type { Page } from '@playwright/test';
import { dashboardTabs } from '../../../src/screens/dashboard/state/urlState';
import { defaultWall, wallText } from '../../../src/screens/dashboard/state/wall';
import { addressOf } from './declarations';
import { hasPage, listed, loaded } from './listed';
import { screens } from './screens';

/** Shows the same figures until the end of the test. */
const wall = wallText({ ...defaultWall, mode: 'stay' });

export interface PlannedScreen {
  readonly name: string;
  /** Null if the record's address is not known before its list is loaded. */
  readonly address: string | null;
  readonly find: (page: Page, go: (path: string) => Promise<void>) => Promise<string>;
  readonly isMain: boolean;
}

/** What `npm test` looks at: a list and a record. */
const main = new Set(['products', 'zones record']);

const plan = (
  name: string,
  address: string | null,
  find: PlannedScreen['find'] = async () => address ?? '',
): PlannedScreen => ({ name, address, find, isMain: main.has(name) });

/** The address of the first row's page. */
const firstRowOf =
  (list: string): PlannedScreen['find'] =>
  async (page, go) => {
    await go(list);
    const row = page.locator('main [data-row-link]').first();
    await row.waitFor();
    await loaded(page);
    return (await row.getAttribute('href')) ?? list;
  };

export const allScreens: readonly PlannedScreen[] = [
  ...screens.map(({ name, path }) => plan(name, addressOf(path))),
  ...dashboardTabs.slice(1).map((tab) => plan(`dashboard ${tab}`, `/?tab=${tab}`)),
  ...dashboardTabs.map((tab) => plan(`wall ${tab}`, `/?tab=${tab}&wall=${wall}`)),
  ...listed.map(({ declaration, address }) => plan(declaration.name, address)),
  // Each row has a reason, which is read after the rows.
  plan('failed jobs', '/zones/jobs?state=FAILED'),
  ...listed
    .filter(({ declaration }) => hasPage(declaration))
    .map(({ declaration, address }) =>
      plan(`${declaration.name} record`, null, firstRowOf(address)),
    ),
];
