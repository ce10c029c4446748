// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  HttpError,
  useDelete,
  useDeleteMany,
  useGetList,
  useNotify,
  useRedirect,
  useUpdate,
  type DataProvider,
  type Identifier,
} from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderShell } from '../testing/renderShell';
import { history } from './historyStore';

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
    deleteMany: async (_: string, { ids }: { ids: readonly Identifier[] }) => {
      await write(`delete ${ids.join()}`, () => {
        rows = rows.filter(({ id }) => !ids.includes(id));
      });
      return { data: ids };
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

/** A list as stock components make one: each change in react-admin's default mode, and its notification. */
const List = ({ mode = 'undoable' }: { mode?: 'undoable' | 'optimistic' }) => {
  const { data = [] } = useGetList<Tag>('regions');
  const [remove] = useDelete<Tag>();
  const [removeMany] = useDeleteMany<Tag>();
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
          <button
            onClick={() => {
              void remove('regions', { id: row.id }, options(`Deleted ${row.name}`));
            }}
          >
            {`Delete ${row.name} by its id`}
          </button>
          <button
            onClick={() => {
              void removeMany('regions', { ids: data.map(({ id }) => id) }, options('Deleted all'));
            }}
          >
            {`Delete all beside ${row.name}`}
          </button>
          <button
            onClick={() => {
              void update(
                'regions',
                { id: row.id, data: { name: `${row.name}?` }, previousData: row },
                { mutationMode: mode },
              );
            }}
          >
            {`Rename ${row.name}`}
          </button>
        </li>
      ))}
    </ul>
  );
};

const start = async (mode?: 'undoable' | 'optimistic') => {
  const platform = createPlatform();
  const { router } = renderShell({
    page: <List {...(mode ? { mode } : {})} />,
    dataProvider: platform.provider,
  });
  await pass(0);
  const main = screen.getByRole('main');
  const names = () =>
    [...main.querySelectorAll('li')].map((row) => row.firstChild?.textContent ?? '');
  const press = async (name: string) => {
    fireEvent.click(screen.getByText(name, { selector: 'button' }));
    await pass(50);
    // The first change loads the code.
    await act(() => vi.dynamicImportSettled());
  };
  return { ...platform, router, names, press };
};

const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));
const told = () => history().map(({ title, body }) => [title, body].filter(Boolean).join(': '));

describe('an undoable change', () => {
  it('offers Undo, and is sent after the time of its toast', async () => {
    const { sent, names, press } = await start();
    await press('Delete North');
    expect(names()).toEqual(['South', 'East']);
    expect(toasts().getByRole('status')).toHaveTextContent('Deleted North');
    expect(toasts().getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(told()).toEqual([]);
    await pass(4800);
    expect(sent).toEqual([]);
    await pass(300);
    expect(sent).toEqual(['delete North']);
    expect(toasts().queryByRole('status')).not.toBeInTheDocument();
    expect(told()).toEqual(['Deleted North']);
    await pass(60_000);
    expect(sent).toEqual(['delete North']);
  });

  it('is never sent if it is undone; the row is back, and the focus is kept', async () => {
    const { sent, names, press } = await start();
    await press('Delete North');
    const undo = toasts().getByRole('button', { name: 'Undo' });
    undo.focus();
    fireEvent.click(undo);
    await pass(0);
    expect(names()).toEqual(['North', 'South', 'East']);
    expect(toasts().getByRole('status')).toHaveTextContent('Change undone.');
    expect(toasts().getByRole('button', { name: 'Close notification' })).toHaveFocus();
    await pass(60_000);
    expect(sent).toEqual([]);
    expect(told()).toEqual(['Change undone.']);
  });

  it('that was undone by a pointer leaves no toast that stays, although its button had the focus', async () => {
    const { press } = await start();
    await press('Delete North');
    const undo = toasts().getByRole('button', { name: 'Undo' });
    undo.focus();
    fireEvent.click(undo, { detail: 1 });
    await pass(0);
    expect(toasts().getByRole('status')).toHaveTextContent('Change undone.');
    await pass(5100);
    expect(toasts().queryByRole('status')).not.toBeInTheDocument();
  });

  it('is sent when its toast is closed', async () => {
    const { sent, press } = await start();
    await press('Delete North');
    fireEvent.click(toasts().getByRole('button', { name: 'Close notification' }));
    await pass(0);
    expect(sent).toEqual(['delete North']);
  });

  it('is sent on leaving the page, but not by its own redirect', async () => {
    const { sent, press, router } = await start();
    await press('Update North');
    expect(router.state.location.pathname).toBe('/elsewhere');
    await pass(1500);
    expect(sent).toEqual([]);
    await act(() => router.navigate('/further'));
    await pass(0);
    expect(sent).toEqual(['update North']);
  });

  it('is sent on leaving the page half a second after its toast, because a form there would save old values', async () => {
    const { sent, press, router } = await start();
    await press('Update North');
    await pass(500);
    expect(sent).toEqual([]);
    await act(() => router.navigate('/further'));
    await pass(0);
    expect(sent).toEqual(['update North']);
  });

  it('is sent when the next one is made, which then can be undone alone', async () => {
    const { sent, names, press } = await start();
    await press('Delete North');
    await pass(2000);
    await press('Delete South');
    expect(sent).toEqual(['delete North']);
    // The answer for North must not show South again.
    expect(names()).toEqual(['East']);
    expect(toasts().getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    fireEvent.click(toasts().getByRole('button', { name: 'Undo' }));
    await pass(60_000);
    expect(names()).toEqual(['South', 'East']);
    expect(sent).toEqual(['delete North']);
    expect(told()).toEqual(['Change undone.', 'Deleted North']);
  });

  it('is sent in a moment if nothing says that it can be undone', async () => {
    const { sent, press } = await start();
    await press('Rename North');
    await pass(1000);
    expect(sent).toEqual(['update North']);
  });

  it('never lends its Undo to a change without a toast', async () => {
    const { sent, names, press } = await start();
    await press('Rename North');
    await pass(1000);
    await press('Delete South');
    fireEvent.click(toasts().getByRole('button', { name: 'Undo' }));
    await pass(60_000);
    expect(sent).toEqual(['update North']);
    expect(names()).toEqual(['North?', 'South', 'East']);
  });

  it('that is refused is back, and one message says why instead of the success', async () => {
    const { sent, names, press, refusals } = await start();
    refusals.push(new HttpError('Region is in use.', 409));
    await press('Delete North');
    await pass(5100);
    expect(sent).toEqual(['delete North']);
    expect(names()).toEqual(['North', 'South', 'East']);
    expect(toasts().getByRole('alert')).toHaveTextContent(
      'Region "North" not removedRegion is in use.',
    );
    expect(told()).toEqual(['Region "North" not removed: Region is in use.']);
  });

  it('that is refused is named by its record, although the hook got an id alone', async () => {
    const { press, refusals } = await start();
    refusals.push(new HttpError('Region is in use.', 409));
    await press('Delete North by its id');
    await pass(5100);
    expect(told()).toEqual(['Region "North" not removed: Region is in use.']);
  });

  it('of many records names the one that was refused, or counts them', async () => {
    const { press, refusals } = await start();
    const failure = (id: string) => ({ id, message: 'It is in use.', status: 409 });
    const many = async (...ids: readonly string[]) => {
      refusals.push(new HttpError('In use.', 409, { failures: ids.map(failure) }));
      await press('Delete all beside North');
      await pass(5100);
      return told()[0];
    };
    expect(await many('South')).toBe('Region "South" not removed: In use.');
    expect(await many('South', 'East')).toBe('2 Regions not removed: In use.');
  });

  it('that is refused while the next one waits does not come back with that one', async () => {
    const { sent, names, press, refusals } = await start();
    refusals.push(new HttpError('Region is in use.', 409));
    await press('Delete North');
    await press('Delete South');
    fireEvent.click(toasts().getByRole('button', { name: 'Undo' }));
    await pass(100);
    expect(names()).toEqual(['North', 'South', 'East']);
    expect(sent).toEqual(['delete North']);
  });

  it('waits while its toast is hovered, but not for ever', async () => {
    const { sent, press } = await start();
    await press('Delete North');
    fireEvent.pointerEnter(toasts().getByRole('status'));
    fireEvent.pointerMove(toasts().getByRole('status'), { screenX: 3, screenY: 0 });
    await pass(20_000);
    expect(sent).toEqual([]);
    await pass(20_000);
    expect(sent).toEqual(['delete North']);
    expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('is sent when the tab is hidden, and a close asks until it is answered', async () => {
    const { sent, press } = await start();
    const isAsked = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(isAsked()).toBe(false);
    await press('Delete North');
    expect(isAsked()).toBe(true);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    expect(isAsked()).toBe(true);
    await pass(0);
    expect(sent).toEqual(['delete North']);
    expect(isAsked()).toBe(false);
  });

  it('is shown at once although three toasts are visible', async () => {
    const { press } = await start();
    for (const name of ['North', 'South', 'East']) await press(`Delete ${name}`);
    expect(toasts().getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    expect(toasts().getAllByRole('status').at(-1)).toHaveTextContent('Deleted East');
  });
});

describe('an optimistic change', () => {
  it('is sent at once; a refusal restores the row and says why', async () => {
    const { sent, names, press, refusals } = await start('optimistic');
    refusals.push(new HttpError('Region is in use.', 409));
    await press('Delete North');
    expect(sent).toEqual(['delete North']);
    expect(names()).toEqual(['North', 'South', 'East']);
    expect(toasts().getByRole('alert')).toHaveTextContent('Region is in use.');
    expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});
