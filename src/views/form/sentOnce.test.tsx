// @vitest-environment jsdom
/**
 * A double click or a second Enter sends only once, for every kind of request. (Creating from within a form:
 * AddWithin.test.tsx.)
 */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EntityCreate } from '../EntityCreate';
import { EntityEdit } from '../EntityEdit';
import { RemoveButton } from '../manage/RemoveButton';
import { doors } from './testing/declarations';
import { renderDialog } from './testing/renderDialog';

const record = { id: 'door-1', name: 'Front' };

/** Two events without rendering in between, as in a browser. */
const twice = (happen: () => void) => {
  act(() => {
    happen();
    happen();
  });
};

const clickTwice = (button: HTMLElement) => {
  twice(() => {
    button.click();
  });
};

const enterTwice = (input: HTMLElement) => {
  twice(() => {
    input.closest('form')?.requestSubmit();
  });
};

/** Waits, so that a second call would be noticed. */
const pass = () =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
  });

const name = () => screen.getByRole('textbox', { name: /Name/ });

describe('sending only once', () => {
  it.each([
    ['a double click', () => clickTwice(screen.getByRole('button', { name: 'Add Door' }))],
    ['Enter twice', () => enterTwice(name())],
  ])('a create, by %s', async (_, send) => {
    const onClose = vi.fn();
    const { provider } = await renderDialog(<EntityCreate declaration={doors} onClose={onClose} />);
    await userEvent.type(name(), 'Front');
    send();
    await waitFor(() => {
      expect(onClose).toHaveBeenCalledOnce();
    });
    // The dialog is still open, as if closing were slow, and is clicked again.
    fireEvent.click(screen.getByRole('button', { name: 'Add Door' }));
    await pass();
    expect(provider.create).toHaveBeenCalledOnce();
  });

  it('changed values are sent again', async () => {
    const onClose = vi.fn();
    const { provider } = await renderDialog(<EntityCreate declaration={doors} onClose={onClose} />);
    await userEvent.type(name(), 'Front{Enter}');
    await waitFor(() => {
      expect(onClose).toHaveBeenCalledOnce();
    });
    await userEvent.type(name(), ' 2{Enter}');
    await waitFor(() => {
      expect(provider.create).toHaveBeenCalledTimes(2);
    });
  });

  it.each([
    ['a double click', () => clickTwice(screen.getByRole('button', { name: 'Save' }))],
    ['Enter twice', () => enterTwice(name())],
  ])('an update, by %s', async (_, send) => {
    const onClose = vi.fn();
    const { provider } = await renderDialog(
      <EntityEdit declaration={doors} id={record.id} onClose={onClose} />,
      record,
    );
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), '!');
    send();
    await waitFor(() => {
      expect(onClose).toHaveBeenCalledOnce();
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await pass();
    expect(provider.update).toHaveBeenCalledOnce();
  });

  it('a removal, by a double click', async () => {
    const { provider } = await renderDialog(
      <RemoveButton declaration={doors} record={record} isInRow />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove Front' }));
    // The second click comes after rendering: the question has no guard before that.
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => {
      expect(provider.delete).toHaveBeenCalled();
    });
    await pass();
    expect(provider.delete).toHaveBeenCalledOnce();
  });
});
