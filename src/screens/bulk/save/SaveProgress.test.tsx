// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { createI18nProvider } from '../../../app/i18nProvider';
import { bulkSaved } from '../../../messages/en/bulkSaved';
import { buttons } from '../../../messages/en/signIn';
import { saving } from '../../../messages/en/views';
import { SaveProgressBar } from './SaveProgress';
import { runAt as runIn } from '../../../lib/batches/testing/stillRun';
import type { SaveProgress as Progress } from '../../../lib/batches/types';

const i18nProvider = createI18nProvider({ facings: { buttons, saving, bulk: bulkSaved } });

const renderInApp = (children: ReactNode) =>
  render(<I18nContextProvider value={i18nProvider}>{children}</I18nContextProvider>);

const runAt = (first: Progress) => {
  const { run, go } = runIn(first);
  return {
    run,
    go: (next: Partial<Progress>) => {
      act(() => {
        go(next);
      });
    },
  };
};

const running: Progress = {
  isRunning: true,
  total: 1000,
  done: 250,
  saved: 240,
  failed: 10,
  rate: 50.4,
  secondsLeft: 15,
  isKept: true,
};

const counts = (text: RegExp) => screen.getByText(text);

describe('the progress of a saving', () => {
  it('says how far it is, how fast, and how long it will take', () => {
    const { run, go } = runAt(running);
    renderInApp(<SaveProgressBar run={run} />);
    expect(screen.getByRole('progressbar', { name: 'Saving' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    expect(
      counts(/^250 of 1,000 · 10 with problems · 50 a second · about 15 seconds left$/),
    ).toBeVisible();
    go({ done: 500, rate: 2.04, secondsLeft: 250 });
    expect(counts(/2 a second · about 5 minutes left$/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Try/ })).toBeNull();
  });

  it('does not count refused rows among those that continuing sends', () => {
    const { run } = runIn({
      ...running,
      isRunning: false,
      halt: 'offline',
      total: 3,
      done: 2,
      saved: 1,
      failed: 1,
    });
    run.results = () =>
      new Map([
        [0, { row: 0, id: 'p', type: 'saved', faults: [] }],
        [
          1,
          {
            row: 1,
            id: null,
            type: 'failed',
            faults: [{ part: 'product', reason: 'No.', isRefused: true }],
          },
        ],
      ]);
    renderInApp(<SaveProgressBar run={run} />);
    expect(screen.getByRole('button', { name: 'Continue with 1' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('1 is waiting');
  });

  it('stops once, and finishes requests in progress', async () => {
    const person = userEvent.setup();
    const { run, go } = runAt(running);
    renderInApp(<SaveProgressBar run={run} />);
    const stop = screen.getByRole('button', { name: 'Stop' });
    await person.click(stop);
    expect(run.stop).toHaveBeenCalledOnce();
    expect(stop).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('Stopping');
    go({ isRunning: false, done: 300, saved: 300, failed: 0, halt: 'stopped' });
    expect(screen.getByRole('alert')).toHaveTextContent('Stopped. 700 have not been sent.');
    await person.click(screen.getByRole('button', { name: 'Continue with 700' }));
    expect(run.retry).toHaveBeenCalledOnce();
    go({ isRunning: true });
    expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
  });

  it.each([
    ['signedOut', 'Your session ended; 760 are waiting.'],
    ['offline', 'The platform could not be reached; 760 are waiting.'],
    ['busy', 'The platform is busy; 760 are waiting.'],
    ['elsewhere', 'Another tab is saving this or has ended it.'],
  ] as const)('says why it waits: %s', (halt, words) => {
    const { run } = runAt({ ...running, isRunning: false, halt });
    renderInApp(<SaveProgressBar run={run} />);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Continue with 760' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /^Try/ })).toBeNull();
  });

  it.each([
    ['ended', 'This was finished or forgotten in another tab.'],
    ['undone', 'This was undone in another tab.'],
  ] as const)('says how it ended elsewhere, and offers nothing: %s', (ending, words) => {
    const { run } = runAt({ ...running, isRunning: false, halt: 'elsewhere', ending });
    renderInApp(<SaveProgressBar run={run} />);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks before it sends what the browser cannot store', async () => {
    const person = userEvent.setup();
    const { run } = runAt({ ...running, isRunning: false, saved: 0, done: 0, halt: 'unkept' });
    renderInApp(<SaveProgressBar run={run} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This browser could not store the progress of the save, so nothing was sent.',
    );
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(run.retry).toHaveBeenCalledOnce();
    expect(run.goOnUnkept).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Send without storing' }));
    expect(run.goOnUnkept).toHaveBeenCalledOnce();
  });

  it('says so where the browser keeps no record', () => {
    const { run } = runAt({ ...running, isKept: false });
    renderInApp(<SaveProgressBar run={run} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Keep this page open');
  });
});
