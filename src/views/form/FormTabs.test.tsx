// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { errorOf } from '../../../dataProvider/mapping/platformError';
import { EntityCreate } from '../EntityCreate';
import { EntityEdit } from '../EntityEdit';
import { hooks } from './testing/declarations';
import { renderDialog } from './testing/renderDialog';

const tab = (name: string | RegExp) => screen.getByRole('tab', { name });
const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });
const submit = () => screen.getByRole('button', { name: 'Add Hook' });

const show = () => renderDialog(<EntityCreate declaration={hooks} onClose={vi.fn()} />);

const refused = (fields: Record<string, string>) =>
  errorOf({ type: 'error', kind: 'invalid', status: 422, message: 'Not like this.', fields });

describe('tabs of a form', () => {
  it('are tabs with panels, changed by arrow keys, and only the open panel is visible', async () => {
    await show();
    const details = tab('Details');
    expect(details).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Details' })).toContainElement(box('Name'));
    expect(details).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
    expect(screen.queryByRole('textbox', { name: /Code/ })).not.toBeInTheDocument();

    details.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(tab('More')).toHaveFocus();
    expect(tab('More')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'More' })).toContainElement(box('Code'));
    expect(screen.queryByRole('textbox', { name: /Name/ })).not.toBeInTheDocument();
  });

  it('keep typed values', async () => {
    const { provider } = await show();
    await userEvent.type(box('Name'), 'Left');
    await userEvent.click(tab('More'));
    await userEvent.type(box('Code'), 'abc');
    await userEvent.click(tab('Details'));
    expect(box('Name')).toHaveValue('Left');
    await userEvent.click(submit());
    await waitFor(() => {
      expect(provider.create).toHaveBeenCalledWith('hooks', {
        data: expect.objectContaining({ name: 'Left', code: 'abc' }),
      });
    });
  });

  it('show which have errors; a refused submit opens the first and focuses its input', async () => {
    const { provider } = await show();
    await userEvent.type(box('Name'), 'Left');
    await userEvent.click(submit());
    await waitFor(() => {
      expect(box('Code')).toHaveFocus();
    });
    expect(tab('More (1 invalid field)')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Details')).toBeInTheDocument();
    expect(box('Code')).toHaveAccessibleDescription('Code is required.');
    expect(provider.create).not.toHaveBeenCalled();

    await userEvent.type(box('Code'), 'abc');
    expect(await screen.findByRole('tab', { name: 'More' })).toBeInTheDocument();
  });

  it("are opened for the platform's errors, by the name of the field", async () => {
    const { provider } = await show();
    await userEvent.click(tab('More'));
    await userEvent.type(box('Code'), 'abc');
    await userEvent.click(tab('Details'));
    await userEvent.type(box('Name'), 'Left');
    provider.create.mockRejectedValueOnce(refused({ code: 'This code is taken.' }));
    await userEvent.click(submit());
    await waitFor(() => {
      expect(box('Code')).toHaveFocus();
    });
    expect(box('Code')).toHaveAccessibleDescription('This code is taken.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    provider.create.mockRejectedValueOnce(refused({ name: 'Odd.', code: 'Odd, too.' }));
    await userEvent.click(submit());
    await waitFor(() => {
      expect(box('Name')).toHaveFocus();
    });
    expect(tab('Details (1 invalid field)')).toHaveAttribute('aria-selected', 'true');
    expect(tab('More (1 invalid field)')).toHaveAttribute('aria-selected', 'false');
  });

  it('show an error of a hidden input above the form', async () => {
    const { provider } = await show();
    await userEvent.type(box('Name'), 'Left');
    await userEvent.click(tab('More'));
    await userEvent.type(box('Code'), 'abc');
    provider.create.mockRejectedValueOnce(refused({ secretPart: 'Missing.' }));
    await userEvent.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Not like this.');
    expect(submit()).toHaveFocus();
  });
});

describe('a form without tabs', () => {
  const edit = async () => {
    const shown = await renderDialog(<EntityEdit declaration={hooks} id="1" onClose={vi.fn()} />, {
      id: '1',
      name: 'As it was',
      code: 'abc',
    });
    await screen.findByRole('button', { name: 'Save' });
    return shown;
  };
  const save = () => screen.getByRole('button', { name: 'Save' });

  it('focuses an input that fails validation', async () => {
    await edit();
    await userEvent.clear(box('Code'));
    await userEvent.click(save());
    await waitFor(() => {
      expect(box('Code')).toHaveFocus();
    });
  });

  it('focuses an input that the platform refuses', async () => {
    const { provider } = await edit();
    provider.update.mockRejectedValueOnce(refused({ code: 'This code is taken.' }));
    await userEvent.type(box('Name'), '!');
    await userEvent.click(save());
    await waitFor(() => {
      expect(box('Code')).toHaveFocus();
    });
    expect(box('Code')).toHaveAccessibleDescription('This code is taken.');
  });
});
