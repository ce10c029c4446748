/** A bulk edit over a platform in memory. */
import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { products } from '../../../../../resources/products';
import { refusal } from '../../../../lib/batches/testing/fates';
import { createFakePlatform, fakeLinks, type FakeCall } from '../../save/testing/fakePlatform';
import type { ChildCalls } from '../../save/childCalls';
import { newJournal, portOf } from '../../save/testing/world';
import type { RunPort } from '../../../../lib/batches/types';
import { createEditing } from '../createEditing';
import { productSource } from '../source';
import { product, productColumns } from './productSheet';

const accountId = 'org-1';

type Options = Parameters<typeof createEditing>[0];
type Provider = Parameters<typeof productSource>[0];
type Around = ReturnType<Options['around']>;

interface EditingGiven extends Pick<Options, 'narrowing'>, Partial<Omit<Around, 'port'>> {
  readonly provider?: Provider;
  readonly port?: () => Around['port'];
  readonly children?: ChildCalls | undefined;
}

/** A bulk edit of products; without options nothing is loaded and nothing is sent. */
export const editingOf = ({
  provider = {} as Provider,
  port = () => null,
  narrowing,
  children,
  ...around
}: EditingGiven = {}) => {
  const source = productSource(provider, fakeLinks, accountId);
  return createEditing({
    source: children ? { ...source, changes: { ...source.changes, children } } : source,
    declaration: products,
    columns: productColumns,
    narrowing,
    around: () => ({
      port: port(),
      onSaved: () => undefined,
      onStale: () => undefined,
      onFailed: (error) => {
        throw error;
      },
      ...around,
    }),
  });
};

/** Opens a sheet of this many products; `fate` decides the result of each call. */
export const openedEditing = async (
  count: number,
  isRefused: (call: FakeCall) => boolean = () => false,
  limits: Partial<RunPort> = {},
  children?: ChildCalls,
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
  const onStale = vi.fn();
  const editing = editingOf({
    provider: port.provider,
    port: () => ({ ...port, ...limits }),
    children,
    onSaved,
    onStale,
  });
  await editing.loader.more();
  const saved = async () => {
    await editing.save();
    await editing.session.state().sent?.run.ended();
  };
  const sent = (name: string) => platform.calls.filter((call) => call.name === name);
  return { ...editing, editing, platform, port, journal, onSaved, onStale, saved, sent };
};
