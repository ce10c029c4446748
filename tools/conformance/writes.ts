/** `--write`: creates, changes and removes its own records, area by area. */
import type { ContractRow } from '../../demo/calls';
import type { Client } from './client';
import type { Found } from './found';
import type { Writer } from './writer';
import type { Area } from './writes/area';
import { declaredAreas } from './writes/declared';
import { exportAreas } from './writes/exports';
import { pickLists } from './writes/pickLists';
import { regions, zones } from './writes/places';
import { plainAreas } from './writes/plain';
import { products, states } from './writes/products';

interface WritingAll {
  readonly writer: Writer;
  readonly client: Client;
  readonly found: Found;
  readonly contract: readonly ContractRow[];
  readonly wants: (call: string) => boolean;
}

const linked: readonly Area[] = [
  regions,
  zones,
  products,
  states,
  ...plainAreas,
  pickLists,
  ...exportAreas,
];

const areas: readonly Area[] = [...linked, ...declaredAreas(linked)];

/** Distinguishes runs; two runs in the same moment are not expected. */
const stampOf = (now: Date): string => now.toISOString().replaceAll(/\D/g, '').slice(2, 17);

export const writeAll = async ({ found, contract, wants, ...rest }: WritingAll): Promise<void> => {
  const names = new Set(contract.map(({ name }) => name));
  const own = areas.filter(({ calls }) => calls.some((call) => wants(call) && names.has(call)));
  const account = await found.find('organizations');
  const stamp = stampOf(new Date());
  for (const { calls, run } of own) {
    if (account === undefined) rest.writer.skip(calls, found.whyNot('organizations'));
    else await run({ ...rest, found, account, stamp });
  }
};
