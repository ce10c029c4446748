// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useDelete, useNotify, type DataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { renderShell } from '../testing/renderShell';

// Code that is loading for as long as the test takes.
vi.mock('./undoHost', () => new Promise(() => undefined));

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
  };
  return (
    <button
      onClick={() =>
        void remove('regions', { id: 'north', previousData: { id: 'north' } }, options)
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
  expect(await toasts.findByText('Deleted')).toBeVisible();
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
  expect(isAsked()).toBe(false);
  vi.useRealTimers();
});
