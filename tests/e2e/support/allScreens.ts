/** Every page of the console: lists, documents and records of the declarations, and the screens made by hand. */
import type { Page } from '@playwright/test';
import { hasPage, listed, loaded } from './listed';

const organization = '/organizations/view/acc00000-0000-4000-8000-000000000001';

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
  plan('dashboard', '/'),
  plan('settings', '/settings'),
  plan('account', '/account'),
  plan('matrix', '/products/availability'),
  plan('readiness', '/organizations/readiness'),
  plan('calendar', `${organization}/job-templates/calendar`),
  ...listed.map(({ declaration, address }) => plan(declaration.name, address)),
  ...listed
    .filter(({ declaration }) => hasPage(declaration))
    .map(({ declaration, address }) =>
      plan(`${declaration.name} record`, null, firstRowOf(address)),
    ),
];
