// @vitest-environment jsdom
import Dialog from '@mui/material/Dialog';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useAddRecord, type Added } from '../../fields/reference/AddContext';
import { EntityCreate } from '../EntityCreate';
import { EntityEdit } from '../EntityEdit';
import { PlaceProvider } from '../place/placeContext';
import { AddWithin } from './AddWithin';
import { doors } from './testing/declarations';
import { renderDialog } from './testing/renderDialog';

const Ask = () => {
  const adding = useAddRecord();
  const [answers, setAnswers] = useState<readonly (Added | null)[]>([]);
  const ask = async () => {
    const added = await adding?.add('locks', { account_id: 'org-1' });
    setAnswers((before) => [...before, added ?? null]);
  };
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        One more
      </button>
      <output aria-label="Answers">{JSON.stringify(answers)}</output>
    </>
  );
};

const show = async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
    event.preventDefault();
  });
  const shown = await renderDialog(
    <Dialog open onClose={onClose} slotProps={{ paper: { 'aria-label': 'Outer' } }}>
      <form onSubmit={onSubmit} aria-label="Outer form">
        <AddWithin>
          <input aria-label="Typed before" />
          <Ask />
        </AddWithin>
      </form>
    </Dialog>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Typed before' }), 'kept');
  const button = screen.getByRole('button', { name: 'One more' });
  const open = async () => {
    await user.click(button);
    return screen.findByRole('dialog', { name: 'Add Lock' });
  };
  const answers = (): unknown =>
    JSON.parse(screen.getByRole('status', { hidden: true, name: 'Answers' }).textContent);
  return { ...shown, user, onClose, onSubmit, button, open, answers };
};

const nameOf = (dialog: HTMLElement) => within(dialog).getByRole('textbox', { name: /Lock name/ });
const gone = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog', { name: 'Add Lock' })).not.toBeInTheDocument();
  });

describe('creating from within a form', () => {
  it('uses the given parent ids, returns the record, and restores the focus', async () => {
    const { user, provider, open, answers, button, onSubmit, onClose } = await show();
    const dialog = await open();
    await user.type(nameOf(dialog), 'Front');
    await user.keyboard('{Enter}');
    await gone();
    expect(provider.create).toHaveBeenCalledExactlyOnceWith('locks', {
      data: { account_id: 'org-1', name: 'Front' },
      meta: { within: { account_id: 'org-1' } },
    });
    expect(answers()).toEqual([{ id: 'new-1', label: 'Front' }]);
    expect(button).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Typed before' })).toHaveValue('kept');
    // React events bubble from the inner form to the outer one, although the DOM does not nest them.
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is canceled by Escape, which closes only the inner dialog', async () => {
    const { user, open, answers, button, onClose, provider } = await show();
    await open();
    await user.keyboard('{Escape}');
    await gone();
    expect(answers()).toEqual([null]);
    expect(button).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    expect(provider.create).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog', { name: 'Outer' })).toBeInTheDocument();
  });

  it('asks before its typed values are lost', async () => {
    const { user, open, answers } = await show();
    const dialog = await open();
    await user.type(nameOf(dialog), 'Front');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(nameOf(dialog)).toHaveValue('Front');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }),
    );
    await gone();
    expect(answers()).toEqual([null]);
  });

  it('sends once for repeated submits, and opens one dialog', async () => {
    const { user, open, provider, button, answers } = await show();
    const dialog = await open();
    fireEvent.click(button);
    await waitFor(() => {
      expect(answers()).toEqual([null]);
    });
    expect(screen.getAllByRole('dialog', { name: 'Add Lock' })).toHaveLength(1);
    await user.type(nameOf(dialog), 'Front');
    const submit = within(dialog).getByRole('button', { name: 'Add Lock' });
    fireEvent.click(submit);
    fireEvent.click(submit);
    fireEvent.submit(submit.closest('form') as HTMLFormElement);
    await gone();
    expect(provider.create).toHaveBeenCalledOnce();
    expect(answers()).toEqual([null, { id: 'new-1', label: 'Front' }]);
  });

  it('shows a refusal in the inner form', async () => {
    const { user, open, provider, answers } = await show();
    const dialog = await open();
    provider.create.mockRejectedValueOnce(new TypeError('no words for people'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await user.type(nameOf(dialog), 'Front{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again.',
    );
    expect(answers()).toEqual([]);
    await user.type(nameOf(dialog), '{Enter}');
    await gone();
    expect(answers()).toEqual([{ id: 'new-1', label: 'Front' }]);
  });
});

describe('creating from a reference', () => {
  const door = { id: 'door-1', account_id: 'org-1', name: 'Front' };

  it.each([
    ['new record', 'create', <EntityCreate declaration={doors} onClose={vi.fn()} />],
    ['edited one', 'update', <EntityEdit declaration={doors} id="door-1" onClose={vi.fn()} />],
  ] as const)(
    'of a %s: the new record is selected, and saved with the rest',
    async (_, call, form) => {
      const user = userEvent.setup();
      const { provider } = await renderDialog(
        <PlaceProvider within={{ account_id: 'org-1' }}>{form}</PlaceProvider>,
        door,
      );
      const name = await screen.findByRole('textbox', { name: /Name/ });
      await user.clear(name);
      await user.type(name, 'Back');
      const add = screen.getByRole('button', { name: 'Add Lock' });
      await user.click(add);
      const dialog = await screen.findByRole('dialog', { name: 'Add Lock' });
      await user.type(nameOf(dialog), 'Bolt{Enter}');
      await gone();
      expect(add).toHaveFocus();
      expect(screen.getByRole('combobox', { name: 'Lock' })).toHaveValue('Bolt');
      expect(name).toHaveValue('Back');
      expect(provider.create).toHaveBeenCalledExactlyOnceWith('locks', {
        data: { account_id: 'org-1', name: 'Bolt' },
        meta: { within: { account_id: 'org-1' } },
      });
      await user.type(name, '{Enter}');
      await waitFor(() => {
        expect(provider[call]).toHaveBeenLastCalledWith(
          'doors',
          expect.objectContaining({
            data: expect.objectContaining({ name: 'Back', lock_id: 'new-1' }),
          }),
        );
      });
    },
  );
});
