// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EntityCreate } from './EntityCreate';
import { seals } from './form/testing/declarations';
import { renderDialog } from './form/testing/renderDialog';

const sealId = 'id-4711-only-once';
const sealSecret = 'hush-hush-0815';

const Opened = () => {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? (
    <EntityCreate
      declaration={seals}
      onClose={() => {
        setIsOpen(false);
      }}
    />
  ) : (
    'closed'
  );
};

const made = async (secrets: readonly unknown[] = [sealId, sealSecret]) => {
  const user = userEvent.setup();
  const shown = await renderDialog(<Opened />);
  shown.provider.create.mockImplementation(async (_, { data }) => ({
    data: { ...data, id: 'unnamed' },
    secrets,
  }));
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'North');
  await user.click(screen.getByRole('button', { name: 'New Seal' }));
  const dialog = await screen.findByRole('dialog', { name: 'Seal "North" created' });
  return { ...shown, user, dialog };
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('secrets that are shown once', () => {
  it('are in read-only inputs below a warning, without buttons at the bottom', async () => {
    const { dialog } = await made();
    const field = within(dialog).getByRole('textbox', { name: 'Seal secret' });
    expect(field).toHaveValue(sealSecret);
    expect(field).toHaveAttribute('readonly');
    expect(within(dialog).getByRole('textbox', { name: 'Seal ID' })).toHaveValue(sealId);
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/cannot be seen again|they cannot/);
    const names = within(dialog)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Close', 'Copy Seal ID', 'Copy Seal secret']);
    expect(within(dialog).getByRole('heading')).toHaveFocus();
    expect(await screen.findByText('Seal "North" created successfully!')).toBeInTheDocument();
  });

  it('are copied one by one', async () => {
    const { user, dialog } = await made();
    await user.click(within(dialog).getByRole('button', { name: 'Copy Seal secret' }));
    await waitFor(() => {
      expect(within(dialog).getByText('Copied')).toBeInTheDocument();
    });
    await expect(navigator.clipboard.readText()).resolves.toBe(sealSecret);
  });

  it('are copied by selection without a clipboard, or left selected for the keyboard', async () => {
    const { user, dialog } = await made();
    const selected = () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLInputElement)) return '';
      return activeElement.value.slice(
        activeElement.selectionStart ?? 0,
        activeElement.selectionEnd ?? 0,
      );
    };
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    let isAllowed = true;
    Object.assign(document, {
      execCommand: () => {
        if (isAllowed) copied.push(selected());
        return isAllowed;
      },
    });
    const copy = within(dialog).getByRole('button', { name: 'Copy Seal secret' });
    await user.click(copy);
    expect(await within(dialog).findByText('Copied')).toBeInTheDocument();
    expect(copied).toEqual([sealSecret]);
    isAllowed = false;
    await user.click(copy);
    expect(await within(dialog).findByText(/Seal secret is selected/)).toBeInTheDocument();
    expect(selected()).toBe(sealSecret);
  });

  it('stay when something beside them is clicked, with a question, and close by the icon', async () => {
    const { user, dialog } = await made();
    const backdrop = dialog.parentElement as HTMLElement;
    fireEvent.mouseDown(backdrop);
    fireEvent.click(backdrop);
    const question = await screen.findByRole('alertdialog', { name: 'Close without copying?' });
    expect(screen.getByDisplayValue(sealSecret)).toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: 'Go back' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('closed')).toBeInTheDocument();
    expect(screen.queryByDisplayValue(sealSecret)).not.toBeInTheDocument();
  });

  it('exist nowhere after closing, nor ever anywhere else', async () => {
    const said = [
      vi.spyOn(console, 'error'),
      vi.spyOn(console, 'warn'),
      vi.spyOn(console, 'log'),
      vi.spyOn(console, 'info'),
      vi.spyOn(console, 'debug'),
    ];
    const { user, dialog, queryClient, router, provider } = await made();
    const kept = () => [
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state, queryKey }) => [state, queryKey]),
      ),
      JSON.stringify(
        queryClient
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      ),
      JSON.stringify([router.state.location, window.location.href, history.state, document.title]),
      JSON.stringify(provider.create.mock.calls),
      JSON.stringify(said.flatMap(({ mock }) => mock.calls.map(String))),
    ];
    for (const place of kept()) {
      expect(place).not.toContain(sealSecret);
      expect(place).not.toContain(sealId);
    }
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('closed')).toBeInTheDocument();
    for (const place of [...kept(), document.documentElement.outerHTML]) {
      expect(place).not.toContain(sealSecret);
      expect(place).not.toContain(sealId);
    }
    expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual([]);
  });

  it('are asked about when the tab is closed, and removed from a page that was left', async () => {
    await made();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    window.dispatchEvent(new Event('pagehide'));
    expect(screen.queryByDisplayValue(sealSecret)).not.toBeInTheDocument();
  });

  it('that the response lacks are reported', async () => {
    const { dialog } = await made([sealId, undefined]);
    const field = within(dialog).getByRole('textbox', { name: 'Seal secret' });
    expect(field).toHaveAccessibleDescription('The platform did not return it.');
    expect(within(dialog).getByRole('button', { name: 'Copy Seal secret' })).toBeDisabled();
  });

  it('are missing in a response that may be a success: the form stays the same', async () => {
    const user = userEvent.setup();
    const { provider } = await renderDialog(<Opened />);
    provider.create.mockImplementation(async (_, { data }) => ({
      data: { ...data, id: 'unnamed' },
      secrets: [undefined, ''],
    }));
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'North');
    await user.click(screen.getByRole('button', { name: 'New Seal' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Check the list/);
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('North');
  });

  it('keep the dialog open during the request', async () => {
    const user = userEvent.setup();
    const { provider } = await renderDialog(<Opened />);
    const answers: (() => void)[] = [];
    provider.create.mockImplementation(
      (_, { data }) =>
        new Promise((resolve) => {
          answers.push(() => {
            resolve({ data: { ...data, id: 'unnamed' }, secrets: [sealId, sealSecret] });
          });
        }),
    );
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'North');
    await user.click(screen.getByRole('button', { name: 'New Seal' }));
    await waitFor(() => {
      expect(answers).toHaveLength(1);
    });
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('dialog', { name: 'New Seal' })).toBeInTheDocument();
    answers[0]?.();
    expect(await screen.findByDisplayValue(sealSecret)).toBeInTheDocument();
  });
});

describe('closing secrets that were not copied', () => {
  it('by Back asks first, and goes when confirmed', async () => {
    const { user, router } = await made();
    const goBack = async () => act(() => router.navigate('/elsewhere'));
    await goBack();
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Go back' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(screen.getByRole('textbox', { name: 'Seal secret' })).toHaveValue(sealSecret);
    await goBack();
    const again = await screen.findByRole('alertdialog');
    await user.click(within(again).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('elsewhere')).toBeVisible();
  });

  it('by Escape asks first, and stays unless confirmed', async () => {
    const { user } = await made();
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Close without copying?' });
    await user.click(within(question).getByRole('button', { name: 'Go back' }));
    expect(await screen.findByRole('textbox', { name: 'Seal secret' })).toHaveValue(sealSecret);
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await user.keyboard('{Escape}');
    const again = await screen.findByRole('alertdialog');
    await user.click(within(again).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('closed')).toBeVisible();
  });

  it('asks while one of them is missing, and not once all are copied', async () => {
    const { user, dialog } = await made();
    await user.click(within(dialog).getByRole('button', { name: 'Copy Seal secret' }));
    await within(dialog).findByText('Copied');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Close without copying?' });
    await user.click(within(question).getByRole('button', { name: 'Go back' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await user.click(within(dialog).getByRole('button', { name: 'Copy Seal ID' }));
    await waitFor(() => {
      expect(within(dialog).getAllByText('Copied')).toHaveLength(2);
    });
    await user.keyboard('{Escape}');
    expect(await screen.findByText('closed')).toBeVisible();
  });
});
