/** A bulk edit over a platform in memory. */
import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { products } from '../../../../../resources/products';
import { createFakePlatform, refusal, type FakeCall } from '../../save/testing/fakePlatform';
import { newJournal, portOf } from '../../save/testing/world';
import { createEditing } from '../createEditing';
import { product, productColumns } from './productSheet';

const accountId = 'org-1';

/** Opens a sheet of this many products; `fate` decides the result of each call. */
export const openedEditing = async (
  count: number,
  isRefused: (call: FakeCall) => boolean = () => false,
) => {
  const platform = createFakePlatform({
    fate: (call) => (isRefused(call) ? refusal('server', { status: 500 }) : 'fine'),
  });
  for (let at = 0; at < count; at += 1) {
    const { zones, id, ...values } = product(at);
    platform.seed(values, Array.isArray(zones) ? [] : [String(id)]);
  }
  const journal = await newJournal(`person ${Math.random()}`);
  const port = portOf(platform, journal);
  const onSaved = vi.fn();
  const editing = createEditing({
    accountId,
    declaration: products,
    columns: productColumns,
    links: port.links,
    provider: port.provider,
    onSaved,
  });
  await editing.loader.more();
  const saved = async () => {
    editing.save(port);
    await editing.state().saving?.run.ended();
  };
  const sent = (name: string) => platform.calls.filter((call) => call.name === name);
  return { editing, platform, port, journal, onSaved, saved, sent };
};
