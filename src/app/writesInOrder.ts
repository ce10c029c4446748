import type { QueryClient } from '@tanstack/react-query';
import { isRead } from '../../dataProvider/transport/transport';
import type { Transport } from '../../dataProvider/transport/types';
import { pendingWrites } from '../views/pendingWrites';

/** Sends undoable changes that wait before another write, so that writes reach the platform in their order. */
export const writesInOrder = (transport: Transport, client: QueryClient): Transport => ({
  send: async (call) => {
    if (!isRead(call)) await pendingWrites(client)?.beforeWrite();
    return transport.send(call);
  },
});
