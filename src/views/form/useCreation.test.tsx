// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { Query } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { FailureKind } from '../../lib/failures/failures';
import { errorOf } from '../../../dataProvider/mapping/platformError';
import { EntityCreate } from '../EntityCreate';
import { doors, hooks } from './testing/declarations';
import { renderDialog } from './testing/renderDialog';

const name = () => screen.getByRole('textbox', { name: /Name/ });

const openDoor = async () => {
  const onClose = vi.fn();
  const shown = await renderDialog(<EntityCreate declaration={doors} onClose={onClose} />);
  const asked = vi.spyOn(shown.queryClient, 'invalidateQueries');
  await userEvent.type(name(), 'Front');
  return { ...shown, onClose, asked };
};

/** Whether the entity's lists were reloaded. */
const listsAskedAgain = (asked: Awaited<ReturnType<typeof openDoor>>['asked']): boolean =>
  asked.mock.calls.some(([filters]) =>
    filters?.predicate?.({ queryKey: ['doors', 'getList', {}] } as unknown as Query),
  );

describe('a creation', () => {
  it('uses the declared message, if there is one', async () => {
    const onClose = vi.fn();
    await renderDialog(<EntityCreate declaration={hooks} onClose={onClose} />);
    await userEvent.type(name(), 'Left');
    await userEvent.click(screen.getByRole('tab', { name: 'More' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Code/ }), 'abc{Enter}');
    expect(await screen.findByText('Hook "Left" is there!')).toBeInTheDocument();
    expect(screen.queryByText(/created successfully/)).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('reloads the list behind', async () => {
    const { asked } = await openDoor();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(listsAskedAgain(asked)).toBe(true);
    });
  });

  it.each<FailureKind>(['malformed', 'timeout'])(
    'that may have succeeded (%s) says so, keeps typed values, and reloads the list',
    async (kind) => {
      const { provider, onClose, asked } = await openDoor();
      provider.create.mockRejectedValueOnce(errorOf({ type: 'error', kind, status: 200 }));
      await userEvent.keyboard('{Enter}');
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'We couldn’t confirm that this was saved. Check the list before you try again; it may already be there.',
      );
      expect(name()).toHaveValue('Front');
      expect(onClose).not.toHaveBeenCalled();
      expect(listsAskedAgain(asked)).toBe(true);
    },
  );

  it("that was refused only shows the platform's message", async () => {
    const { provider } = await openDoor();
    provider.create.mockRejectedValueOnce(
      errorOf({ type: 'error', kind: 'conflict', status: 409, message: 'There is one.' }),
    );
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^There is one\.$/);
  });

  it('leaves no typed values in react-query', async () => {
    const { provider, queryClient, onClose } = await openDoor();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(onClose).toHaveBeenCalled();
    });
    expect(provider.create).toHaveBeenCalledOnce();
    const kept = JSON.stringify([
      queryClient
        .getQueryCache()
        .getAll()
        // The name of the new record, for a list that does not show its row.
        .filter(({ queryKey }) => queryKey[0] !== 'added')
        .map(({ state }) => state),
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    ]);
    expect(kept).not.toContain('Front');
  });
});
