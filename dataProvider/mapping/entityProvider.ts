/** The calls of one entity. */
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Transport } from '../transport/types';
import { entityReads } from './reads';
import type { WhoAmI } from './writeRequest';
import { entityWrites } from './writes';

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
    ...entityWrites(transport, declaration, { whoAmI, reads }),
  };
};

export type EntityProvider = ReturnType<typeof entityProvider>;
