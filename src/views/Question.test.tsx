// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { createI18nProvider } from '../app/i18nProvider';
import { PlatformError } from '../lib/failures/failures';
import { english } from '../messages/en/index';
import { Question } from './Question';
import { sessionIsBack } from './session';
import { useRefusal } from './useRefusal';

const sessionOver = new PlatformError({ type: 'error', kind: 'unauthorized', status: 401 });

interface AskedProps {
  readonly answer: () => Promise<void>;
}

/** Removes something by a call that may be refused. */
const Asked = ({ answer }: AskedProps) => {
  const [isOpen, setIsOpen] = useState(true);
  const { refusal, refuse } = useRefusal();
  return (
    <Question
      isOpen={isOpen}
      title="Remove it"
      text="Are you sure?"
      cancel="Keep"
      confirm="Remove"
      refusal={refusal}
      onCancel={() => {
        setIsOpen(false);
      }}
      onConfirm={async () => {
        try {
          await answer();
          setIsOpen(false);
        } catch (error) {
          refuse(error, 'It is in use.');
        }
      }}
    />
  );
};

const ask = (answer: AskedProps['answer']) => {
  const queryClient = new QueryClient();
  render(
    <CoreAdminContext
      i18nProvider={createI18nProvider(english)}
      queryClient={queryClient}
      store={memoryStore()}
    >
      <Asked answer={answer} />
    </CoreAdminContext>,
  );
  return queryClient;
};
const button = (name: string) => screen.getByRole('button', { name });

describe('a question', () => {
  it('begins on the answer that changes nothing, and is described by its text', () => {
    ask(() => Promise.resolve());
    expect(document.activeElement).toBe(button('Keep'));
    const dialog = screen.getByRole('alertdialog', { name: 'Remove it' });
    expect(
      document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe('Are you sure?');
  });

  it('takes one answer, also when it is closing', async () => {
    let calls = 0;
    let end = (): void => undefined;
    ask(() => {
      calls += 1;
      return new Promise((resolve) => {
        end = resolve;
      });
    });
    const remove = button('Remove');
    act(() => {
      remove.click();
      remove.click();
    });
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
    // Begun and not yet answered, it cannot be closed.
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    await act(async () => {
      end();
      await Promise.resolve();
    });
    remove.click();
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(calls).toBe(1);
  });

  it('is closed by a click beside it, but not by the second click of the double click that opened it', async () => {
    ask(() => Promise.resolve());
    const beside = screen.getByRole('alertdialog').parentElement;
    if (!beside) throw new Error('nothing is beside the question');
    const click = (detail: number) => {
      fireEvent.mouseDown(beside, { detail });
      fireEvent.click(beside, { detail });
    };
    click(2);
    expect(button('Keep')).toBeVisible();
    click(1);
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  });

  it('says after each refusal why, and can be answered again', async () => {
    ask(() => Promise.reject(new Error('in use')));
    fireEvent.click(button('Remove'));
    const first = await screen.findByRole('alert');
    expect(first.textContent).toBe('It is in use.');
    fireEvent.click(button('Remove'));
    await waitFor(() => {
      expect(screen.getByRole('alert')).not.toBe(first);
    });
    expect(screen.getByRole('alert').textContent).toBe('It is in use.');
    fireEvent.click(button('Keep'));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  });

  it('no longer says that the session is over when it is back', async () => {
    const client = ask(() => Promise.reject(sessionOver));
    fireEvent.click(button('Remove'));
    await screen.findByRole('alert');
    act(() => {
      sessionIsBack(client);
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
