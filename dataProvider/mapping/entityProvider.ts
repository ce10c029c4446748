/** One entity's calls. */
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Transport } from '../transport/types';
import { entityReads } from './reads';
import { entityWrites, type WhoAmI } from './writes';

export const entityProvider = (
  transport: Transport,
  declaration: AnyDeclaration,
  whoAmI: WhoAmI,
) => ({
  ...entityReads(transport, declaration),
  ...entityWrites(transport, declaration, whoAmI),
});

export type EntityProvider = ReturnType<typeof entityProvider>;
