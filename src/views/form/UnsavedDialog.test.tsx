// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { useController } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { renderDialog } from './testing/renderDialog';
import { UnsavedDialog } from './UnsavedDialog';

const Input = ({ label }: { label: string }) => {
  const { field } = useController({ name: 'text' });
  return <input aria-label={label} {...field} />;
};

const OneForm = ({ label, isInPage = false }: { label: string; isInPage?: boolean }) => (
  <Form defaultValues={{ text: '' }}>
    <Input label={label} />
    <UnsavedDialog mayLeave={() => false} isInPage={isInPage} />
  </Form>
);

const type = (label: string) => userEvent.type(screen.getByRole('textbox', { name: label }), 'x');

const both = () =>
  renderDialog(
    <>
      <OneForm label="page" isInPage />
      <OneForm label="dialog" />
    </>,
  );

const lookups = () => screen.queryByRole('alertdialog') !== null;

describe('leaving several forms', () => {
  it.each(['page', 'dialog'])('asks once if the %s has changes', async (holder) => {
    const warn = vi.spyOn(console, 'warn');
    const { router } = await both();
    await type(holder);
    await act(() => router.navigate('/elsewhere'));
    const question = await screen.findByRole('alertdialog');
    expect(router.state.location.pathname).toBe('/start');
    await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/elsewhere');
    });
    // With a second blocker the router would warn, and only use one.
    expect(warn.mock.calls.flat().join()).not.toMatch(/blocker/);
  });

  it('asks nothing if none has', async () => {
    const { router } = await both();
    await act(() => router.navigate('/elsewhere'));
    expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  });

  it('leaves a dialog with its address, but not a form in the page', async () => {
    const { router } = await both();
    await type('page');
    await act(() => router.navigate('/start?panel=doors/create'));
    expect(router.state.location.search).toBe('?panel=doors/create');
    expect(lookups()).toBe(false);
    await type('dialog');
    await act(() => router.navigate('/start'));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?panel=doors/create');
  });

  it('warns before the tab is closed only if something is unsaved', async () => {
    await both();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    await type('dialog');
    expect(close()).toBe(true);
  });
});
