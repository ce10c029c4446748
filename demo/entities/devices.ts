/** An organization's handhelds and cameras, which can be notified of changes (rules 7). */
import { calls, defineEntityDemo } from '../entityDemo';
import { organizationOf, type Call } from '../handlers/handler';
import { chains, organizationId } from '../store/seed/organizations';
import { numberedPerChain } from '../store/seed/seedId';
import type { Row } from '../store/tables';

interface Device extends Row {
  readonly account_id: string;
  readonly name: string;
  /** Milliseconds since 1970; null before the first time. */
  readonly notified_at: number | null;
}

const table = 'devices';

const notify = (call: Call) => {
  const { id, name } = organizationOf(call);
  const devices = call.data.open<Device>(table);
  const own = devices.where({ account_id: id });
  for (const device of own) devices.put({ ...device, notified_at: call.now });
  const count = own.length === 1 ? '1 device' : `${own.length} devices`;
  const message =
    own.length === 0 ? `${name} has no devices.` : `${count} of ${name} will look for news.`;
  return { message, devices: own.length };
};

const kinds = ['Handheld', 'Shelf camera', 'Tablet'] as const;
const counts = chains.map(({ zoneCount }) => Math.ceil(zoneCount * 1.5));

export const demo = defineEntityDemo({
  table,
  seed: () =>
    numberedPerChain('de71ce00', counts, (at, chain) => ({
      account_id: organizationId(chain),
      name: `${kinds[at % kinds.length] ?? kinds[0]} ${at + 1}`,
      notified_at: null,
    })),
  ...calls({ 'POST /api/organizations/{id}/devices': notify }),
});
