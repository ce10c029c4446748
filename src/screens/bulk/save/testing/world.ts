/** The environment of a save, with a platform in memory. */
import type { Wait } from '../../../../lib/batches/control';
import { createRun, resumeRun } from '../../../../lib/batches/createRun';
import { openJournal, type Journal, type KeptRun } from '../../../../lib/batches/journal';
import { addPlan } from '../addRun';
import { changePlan, type ChangePort } from '../changeRun';
import { productChanges } from '../changes';
import { recordPlan, type RecordPort } from '../recordRun';
import type { ChangedRow, NewRow, RecordRow } from '../rows';
import { fakeLinks, type FakePlatform } from './fakePlatform';

/** Replaces waits in tests. */
export const noWait: Wait = () => new Promise((done) => setImmediate(done));

/** Organization of the rows in tests. */
export const accountId = 'org-1';

/** As a session starts and resumes runs. */
interface Started<Row> {
  readonly rows: readonly Row[];
  readonly replaces?: string;
}
interface Kept {
  readonly kept: KeptRun;
}

type AddPort = Parameters<typeof addPlan>[0];

export const startAdd = ({ rows, replaces, ...port }: AddPort & Started<NewRow>) =>
  createRun({ ...addPlan(port), replaces }, rows);
export const resumeAdd = ({ kept, ...port }: AddPort & Kept) =>
  resumeRun(addPlan(port, kept), kept);

export const startEdit = ({ rows, replaces, ...port }: ChangePort & Started<ChangedRow>) =>
  createRun({ ...changePlan(port), replaces }, rows);
export const resumeEdit = ({ kept, ...port }: ChangePort & Kept) =>
  resumeRun(changePlan(port, kept), kept);

export const startRecords = ({ rows, ...port }: RecordPort & Started<RecordRow>) =>
  createRun(recordPlan(port), rows);
export const resumeRecords = ({ kept, ...port }: RecordPort & Kept) =>
  resumeRun(recordPlan(port), kept);

export const portOf = ({ provider }: Pick<FakePlatform, 'provider'>, journal: Journal) => ({
  provider,
  links: fakeLinks,
  changes: productChanges({ provider, links: fakeLinks }, accountId),
  accountId,
  journal,
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
