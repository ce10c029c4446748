// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { HttpError, useDelete, useNotify, type DataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { pendingWrites } from '../../views/pendingWrites';
import { renderShell } from '../testing/renderShell';
import { history } from './historyStore';

// Code that is loading for as long as a test takes.
vi.mock('./loadUndoHost', () => ({ loadUndoHost: () => new Promise(() => undefined) }));

afterEach(() => {
  vi.restoreAllMocks();
});

const Remove = () => {
  const [remove] = useDelete();
  const notify = useNotify();
  const options = {
    mutationMode: 'undoable' as const,
    onSuccess: () => {
      notify('Deleted', { undoable: true });
    },
    // As stock buttons do.
    onError: (error: unknown) => {
      notify((error as Error).message, { type: 'error' });
    },
  };
  return (
    <button
      onClick={() =>
        void remove(
          'regions',
          { id: 'north', previousData: { id: 'north', name: 'North' } },
          options,
        )
      }
    >
      Remove
    </button>
  );
};

const isAsked = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('a change is not lost while the code of Undo is loading: a close asks, a hidden tab sends it', async () => {
  const sent: string[] = [];
  const dataProvider = {
    delete: (_: string, { id }: { readonly id: string }) => {
      sent.push(id);
      return Promise.resolve({ data: { id } });
    },
  } as unknown as DataProvider;
  renderShell({ page: <Remove />, dataProvider });
  expect(isAsked()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => {
    expect(isAsked()).toBe(true);
  });
  expect(sent).toEqual([]);
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(toasts.queryByText('Deleted')).not.toBeInTheDocument();

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => {
    expect(sent).toEqual(['north']);
  });
  expect(await toasts.findByText(/^Deleted/)).toHaveTextContent(
    'Deleted This change was saved at once and cannot be undone.',
  );
  expect(toasts.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(isAsked()).toBe(false);
});

it('a change is sent without Undo if the code of Undo does not arrive', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const sent: string[] = [];
  const dataProvider = {
    delete: (_: string, { id }: { readonly id: string }) => {
      sent.push(id);
      return Promise.resolve({ data: { id } });
    },
  } as unknown as DataProvider;
  renderShell({ page: <Remove />, dataProvider });
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => {
    expect(isAsked()).toBe(true);
  });
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => {
    expect(sent).toEqual(['north']);
  });
  await waitFor(() => {
    expect(isAsked()).toBe(false);
  });
  vi.useRealTimers();
});

it('a refusal without the code of Undo names the record and the reason, and nothing says that it was done', async () => {
  let refuse: ((error: Error) => void) | undefined;
  const dataProvider = {
    delete: () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
  } as unknown as DataProvider;
  renderShell({ page: <Remove />, dataProvider });
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => {
    expect(isAsked()).toBe(true);
  });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  await waitFor(() => {
    expect(refuse).toBeDefined();
  });
  // It is not answered yet, so a close still asks and no message claims an end.
  expect(isAsked()).toBe(true);
  expect(toasts.queryByText(/Deleted/)).not.toBeInTheDocument();
  refuse?.(new HttpError('Region is in use.', 409));
  const alert = await toasts.findByRole('alert');
  expect(alert).toHaveTextContent('Region "North" not removedRegion is in use.');
  await waitFor(() => {
    expect(toasts.getAllByRole('alert')).toHaveLength(1);
  });
  expect(toasts.queryByText(/Deleted/)).not.toBeInTheDocument();
  expect(history().map(({ title }) => title)).toEqual(['Region "North" not removed']);
  expect(isAsked()).toBe(false);
});

it('a change is sent before another write, and at log-out, while the code of Undo is loading', async () => {
  let client: QueryClient | undefined;
  const Client = () => {
    client = useQueryClient();
    return <Remove />;
  };
  const log: string[] = [];
  let answer = () => undefined as void;
  const dataProvider = {
    delete: (_: string, { id }: { readonly id: string }) => {
      log.push(`sent ${id}`);
      return new Promise((resolve) => {
        answer = () => {
          log.push('answered');
          resolve({ data: { id } });
        };
      });
    },
  } as unknown as DataProvider;
  renderShell({ page: <Client />, dataProvider });
  const writes = () => {
    const known = client && pendingWrites(client);
    if (!known) throw new Error('Nobody keeps changes.');
    return known;
  };
  const ends = [
    ['write', () => writes().beforeWrite()?.ready],
    ['leave', () => writes().send()],
  ] as const;
  for (const [name, wait] of ends) {
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => {
      expect(isAsked()).toBe(true);
    });
    const ended = wait()?.then(() => log.push(name));
    await waitFor(() => {
      expect(log).toEqual(['sent north']);
    });
    answer();
    await ended;
    expect(log.splice(0)).toEqual(['sent north', 'answered', name]);
    await waitFor(() => {
      expect(isAsked()).toBe(false);
    });
  }
});
