// @vitest-environment jsdom
/** A double click and Enter twice send once, whatever is sent. (Adding from within a form: AddWithin.test.tsx.) */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EntityCreate } from '../EntityCreate';
import { EntityEdit } from '../EntityEdit';
import { RemoveButton } from '../manage/RemoveButton';
import { doors } from './testing/declarations';
import { renderDialog } from './testing/renderDialog';

const record = { id: 'door-1', name: 'Front' };

/** As a browser does it: the second before anything could be drawn. */
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

/** Time for a second call to show itself. */
const pass = () =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
  });

const name = () => screen.getByRole('textbox', { name: /Name/ });

describe('sent once', () => {
  it.each([
    ['a double click', () => clickTwice(screen.getByRole('button', { name: 'Add Door' }))],
    ['Enter twice', () => enterTwice(name())],
  ])('a creation, by %s', async (_, send) => {
    const onClose = vi.fn();
    const { provider } = await renderDialog(<EntityCreate declaration={doors} onClose={onClose} />);
    await userEvent.type(name(), 'Front');
    send();
    await waitFor(() => {
      expect(onClose).toHaveBeenCalledOnce();
    });
    // Nobody took the dialog away here: as where the way out is slow, it is clicked once more.
    fireEvent.click(screen.getByRole('button', { name: 'Add Door' }));
    await pass();
    expect(provider.create).toHaveBeenCalledOnce();
  });

  it('what was typed since then is sent again', async () => {
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
  ])('a change, by %s', async (_, send) => {
    const onClose = vi.fn();
    const { provider } = await renderDialog(
      <EntityEdit declaration={doors} record={record} onClose={onClose} />,
    );
    provider.getOne.mockResolvedValue({ data: record });
    await userEvent.type(name(), '!');
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
    // The second as soon as the first was drawn: the question has no guard of its own before that.
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => {
      expect(provider.delete).toHaveBeenCalled();
    });
    await pass();
    expect(provider.delete).toHaveBeenCalledOnce();
  });
});
