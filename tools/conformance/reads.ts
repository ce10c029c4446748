/** Makes every reading call of the contract once, with ids found in earlier responses. */
import type { ContractRow } from '../../demo/calls';
import { changesSomething } from '../../demo/guard';
import type { Client } from './client';
import { filled } from './fill';
import type { Found } from './found';
import { faultIn } from './judge';
import { judged, skipped, type Tell } from './outcome';
import { never } from './skips';

interface Reading {
  readonly client: Client;
  readonly found: Found;
  readonly rows: readonly ContractRow[];
  readonly tell: Tell;
}

/** Exports are created and fetched by the writing steps. */
const isOfExport = ({ name }: ContractRow): boolean => /^GET .*\/export$/.test(name);

/** Sign-in was done before; the refresh has its own check. */
const isSession = ({ name }: ContractRow): boolean => /^POST \/api\/auth(\/refresh)?$/.test(name);

export const isReading = (row: ContractRow): boolean =>
  !changesSomething(row) && !isOfExport(row) && !isSession(row);

export const readAll = async ({ client, found, rows, tell }: Reading): Promise<void> => {
  for (const row of rows.filter(isReading)) {
    const told = { call: row.name };
    const reason = never[row.name];
    if (reason !== undefined) {
      tell(skipped(told, reason));
      continue;
    }
    const call = await filled({ row, found, user: client.user(), now: Date.now() });
    if ('reason' in call) {
      tell(skipped(told, call.reason));
      continue;
    }
    const answer = await client.send({ ...call, ...(row.isPublic ? { credential: null } : {}) });
    const { isFile = false } = row;
    tell(judged(told, answer, faultIn(answer, { call: row.name, isFile })));
  }
};
