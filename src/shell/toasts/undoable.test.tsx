// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  HttpError,
  useDelete,
  useGetList,
  useNotify,
  useRedirect,
  useUpdate,
  type DataProvider,
  type Identifier,
} from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderShell } from '../testing/renderShell';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no pointer events.
  vi.stubGlobal('PointerEvent', MouseEvent);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

interface Tag {
  readonly id: Identifier;
  readonly name: string;
}

/** A platform with three regions, which records the writes and can refuse the next one. */
const createPlatform = () => {
  let rows: readonly Tag[] = ['North', 'South', 'East'].map((name) => ({ id: name, name }));
  const sent: string[] = [];
  const refusals: Error[] = [];
  const write = async (call: string, change: () => void) => {
    sent.push(call);
    await Promise.resolve();
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    change();
  };
  const provider = {
    getList: () => Promise.resolve({ data: rows, total: rows.length }),
    delete: async (_: string, { id }: { id: Identifier }) => {
      await write(`delete ${String(id)}`, () => {
        rows = rows.filter((row) => row.id !== id);
      });
      return { data: { id } };
    },
    update: async (_: string, { id, data }: { id: Identifier; data: Partial<Tag> }) => {
      await write(`update ${String(id)}`, () => {
        rows = rows.map((row) => (row.id === id ? { ...row, ...data } : row));
      });
      return { data: { id, ...data } };
    },
  };
  return { provider: provider as unknown as DataProvider, sent, refusals };
};

/** A list with changes as stock hooks make them, each with its notification. */
type Mode = 'undoable' | 'optimistic';

const List = ({ mode }: { mode: Mode }) => {
  const { data = [] } = useGetList<Tag>('regions');
  const [remove] = useDelete<Tag>();
  const [update] = useUpdate<Tag>();
  const notify = useNotify();
  const redirect = useRedirect();
  const options = (text: string, to?: string) => ({
    mutationMode: mode,
    onSuccess: () => {
      notify(text, { type: 'info', undoable: mode === 'undoable' });
      if (to !== undefined) redirect(to);
    },
    onError: (error: unknown) => {
      notify((error as Error).message, { type: 'error' });
    },
  });
  return (
    <ul>
      {data.map((row) => (
        <li key={row.id}>
          {row.name}
          <button
            onClick={() => {
              void remove(
                'regions',
                { id: row.id, previousData: row },
                options(`Deleted ${row.name}`),
              );
            }}
          >
            {`Delete ${row.name}`}
          </button>
          <button
            onClick={() => {
              void update(
                'regions',
                { id: row.id, data: { name: `${row.name}!` }, previousData: row },
                options(`Updated ${row.name}`, '/elsewhere'),
              );
            }}
          >
            {`Update ${row.name}`}
          </button>
        </li>
      ))}
    </ul>
  );
};

const start = async (mode: Mode) => {
  const platform = createPlatform();
  const { router } = renderShell({ page: <List mode={mode} />, dataProvider: platform.provider });
  await pass(0);
  const main = screen.getByRole('main');
  const names = () =>
    [...main.querySelectorAll('li')].map((row) => row.firstChild?.textContent ?? '');
  const press = async (name: string) => {
    fireEvent.click(screen.getByText(name, { selector: 'button' }));
    await pass(50);
  };
  return { ...platform, router, names, press };
};

const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));

describe.each(['undoable', 'optimistic'] as const)('a change in the mode %s', (mode) => {
  it('is sent at once, with its message and without Undo', async () => {
    const { sent, names, press } = await start(mode);
    await press('Delete North');
    expect(sent).toEqual(['delete North']);
    expect(names()).toEqual(['South', 'East']);
    expect(toasts().getByRole('status')).toHaveTextContent('Deleted North');
    expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await pass(60_000);
    expect(sent).toEqual(['delete North']);
  });

  it('is sent once, also if it leads to another page', async () => {
    const { sent, press, router } = await start(mode);
    await press('Update North');
    expect(router.state.location.pathname).toBe('/elsewhere');
    expect(sent).toEqual(['update North']);
  });

  it('that is refused is back, and says why', async () => {
    const { sent, names, press, refusals } = await start(mode);
    refusals.push(new HttpError('Region is in use.', 409));
    await press('Delete North');
    expect(sent).toEqual(['delete North']);
    expect(names()).toEqual(['North', 'South', 'East']);
    expect(toasts().getByRole('alert')).toHaveTextContent('Region is in use.');
  });
});
