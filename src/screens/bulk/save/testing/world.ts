/** The environment of a save, with a platform in memory. */
import type { Wait } from '../../../../batches/control';
import { openJournal, type Journal } from '../../../../batches/journal';
import { productChanges } from '../changes';
import type { NewRow } from '../rows';
import { fakeLinks, type FakePlatform } from './fakePlatform';

/** Replaces waits in tests. */
export const noWait: Wait = () => new Promise((done) => setImmediate(done));

/** Organization of the rows in tests. */
export const accountId = 'org-1';

export const portOf = ({ provider }: Pick<FakePlatform, 'provider'>, journal: Journal) => ({
  provider,
  links: fakeLinks,
  changes: productChanges({ provider, links: fakeLinks }, accountId),
  accountId,
  journal,
  translate: (key: string) => key,
  wait: noWait,
});

export const newJournal = (owner = 'me'): Promise<Journal> => openJournal({ owner });

export const newRow = (row: number, rest: Partial<NewRow> = {}): NewRow => ({
  row,
  values: { sku: `S-${row}`, product_description: `Product ${row}` },
  notional: null,
  state: null,
  zones: [],
  ...rest,
});

export const newRows = (count: number, rest: (row: number) => Partial<NewRow> = () => ({})) =>
  Array.from({ length: count }, (_, row) => newRow(row, rest(row)));
