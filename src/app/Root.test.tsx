// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session, SessionState } from '../../authProvider/session';
import { createTransport } from '../../dataProvider/transport/transport';
import { fakeSession } from '../screens/signIn/testing/renderAuth';

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addListener: () => undefined,
  removeListener: () => undefined,
}));

// The console has its own tests; this stand-in only holds typed text.
const Console = ({ onLeave }: { onLeave: () => void }) => {
  const [typed, setTyped] = useState('');
  return (
    <>
      <p>console at {window.location.pathname}</p>
      <input
        aria-label="Typed"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <button onClick={onLeave}>Log out</button>
    </>
  );
};
vi.mock('./ConsoleApp', () => ({ ConsoleApp: Console, readyFor: () => Promise.resolve() }));

const { Root } = await import('./Root');
const { keepAddress } = await import('./addresses');

/** A session whose state the test controls. */
const sessionThatIs = (first: SessionState, more: Partial<Session> = {}) => {
  let state = first;
  const listeners = new Set<() => void>();
  const setState = (next: SessionState) => {
    act(() => {
      state = next;
      for (const listener of listeners) listener();
    });
  };
  const session = fakeSession({
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    signOut: vi.fn(() => {
      setState('signedOut');
    }),
    username: () => 'olive@facings.example',
    ...more,
  });
  return { session, setState };
};

let stop = () => undefined as void;
afterEach(() => {
  stop();
});

const show = (session: Session) => {
  stop = keepAddress(session);
  render(
    <Root
      session={session}
      transport={createTransport({ baseUrl: '', session })}
      config={{ platformUrl: '', statusUrl: 'https://status.example', cdnUrl: '', accent: '' }}
    />,
  );
};

let pushes = 0;
let replaces = 0;
const at = (path: string) => {
  history.replaceState(null, '', path);
  pushes = 0;
  replaces = 0;
};
beforeEach(() => {
  const { pushState, replaceState } = history;
  vi.spyOn(history, 'pushState').mockImplementation((...given) => {
    pushes += 1;
    pushState.apply(history, given);
  });
  vi.spyOn(history, 'replaceState').mockImplementation((...given) => {
    replaces += 1;
    replaceState.apply(history, given);
  });
});

it('signed out on a deep link: sign-in with one replaced entry, and back there afterwards', async () => {
  at('/zones/regions?page=2#top');
  const { session, setState } = sessionThatIs('signedOut');
  show(session);
  expect(await screen.findByLabelText('Email')).toBeInTheDocument();
  expect(location.pathname + location.search).toBe(
    `/login?next=${encodeURIComponent('/zones/regions?page=2#top')}`,
  );
  expect([pushes, replaces]).toEqual([0, 1]);
  setState('signedIn');
  expect(await screen.findByText('console at /zones/regions')).toBeInTheDocument();
  expect(location.search + location.hash).toBe('?page=2#top');
  expect([pushes, replaces]).toEqual([0, 2]);
});

it('signed out at /login: the address stays the same', async () => {
  at('/login');
  show(sessionThatIs('signedOut').session);
  expect(await screen.findByLabelText('Email')).toBeInTheDocument();
  expect([pushes, replaces]).toEqual([0, 0]);
});

it('signed in at /login: the console', async () => {
  at('/login?next=//evil.example');
  show(sessionThatIs('signedIn').session);
  expect(await screen.findByText('console at /')).toBeInTheDocument();
});

it('an invite link works even while someone is signed in, and leads back to the console', async () => {
  at('/login/join/i1');
  show(sessionThatIs('signedIn').session);
  expect(await screen.findByRole('button', { name: 'Join' })).toBeInTheDocument();
  expect(location.pathname).toBe('/login/join/i1');
  fireEvent.click(screen.getByRole('link', { name: 'Back to sign in' }));
  expect(await screen.findByText('console at /')).toBeInTheDocument();
});

it('log-out ends the session at once, shows the loader for a second, then /login', async () => {
  at('/products');
  const { session } = sessionThatIs('signedIn');
  show(session);
  const button = await screen.findByRole('button', { name: 'Log out' });
  vi.useFakeTimers();
  try {
    fireEvent.click(button);
    expect(session.signOut).toHaveBeenCalledOnce();
    expect(screen.getByRole('status', { name: 'Logging out…' })).toBeInTheDocument();
    expect(screen.queryByText(/console at/)).not.toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(999);
    });
    expect(screen.getByRole('status', { name: 'Logging out…' })).toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(1);
    });
  } finally {
    vi.useRealTimers();
  }
  expect(await screen.findByLabelText('Email')).toBeInTheDocument();
  expect(location.pathname + location.search).toBe('/login');
});

it('log-out in another tab: sign-in here too, with the way back', async () => {
  at('/products');
  const { session, setState } = sessionThatIs('signedIn');
  show(session);
  await screen.findByText('console at /products');
  setState('signedOut');
  expect(await screen.findByLabelText('Email')).toBeInTheDocument();
  expect(location.search).toBe('?next=%2Fproducts');
});

it('an expired session keeps the page and typed values below the dialog to sign in again', async () => {
  at('/products');
  const { session, setState } = sessionThatIs('signedIn');
  show(session);
  fireEvent.change(await screen.findByLabelText('Typed'), { target: { value: 'half a na' } });
  setState('expired');
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeInTheDocument();
  expect(location.pathname).toBe('/products');
  setState('signedIn');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(screen.getByLabelText('Typed')).toHaveValue('half a na');
});

it('another person can go to the sign-in page from there', async () => {
  at('/products');
  const { session } = sessionThatIs('expired');
  show(session);
  fireEvent.click(await screen.findByRole('button', { name: 'Use another account' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(session.signOut).toHaveBeenCalledOnce();
});
