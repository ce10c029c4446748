import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Transport } from '../transport/types';
import { laterCalls } from '../laterCalls';
import { entityReads } from './reads';
import type { WhoAmI } from './writeRequest';
import type { entityWrites } from './writes';

/** Loaded with the first write; forms and waiting changes load it ahead. */
export const loadWrites = () => import('./writes');

export const entityProvider = (
  transport: Transport,
  declaration: AnyDeclaration,
  whoAmI: WhoAmI,
) => {
  const reads = entityReads(transport, declaration);
  const { getList, getOne, getMany } = reads;
  return {
    getList,
    getOne,
    getMany,
    ...laterCalls<ReturnType<typeof entityWrites>>(
      async () => (await loadWrites()).entityWrites(transport, declaration, { whoAmI, reads }),
      {
        create: true,
        created: true,
        createMany: true,
        update: true,
        remove: true,
        removeIfThere: true,
      },
    ),
  };
};

export type EntityProvider = ReturnType<typeof entityProvider>;
