// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatform, type TestPlatform } from '../../../src/fields/testing/platform';
import { renderForm } from '../../../src/fields/testing/render';
import { texts as plainTexts } from '../../../src/fields/testing/texts';
import { text } from '../../../src/schema/fields';
import { ExternalIdInput } from './ExternalIdInput';

const input = () => Promise.resolve({ default: ExternalIdInput });
const texts = {
  ...plainTexts,
  name: 'suggested',
  fields: {
    ...plainTexts.fields,
    similar: text({ label: 'Similar label', forced: 'upper', max: 20, input }),
    brand: text({ label: 'Brand', hint: 'As printed.', input }),
  },
};

let platform: TestPlatform;
beforeEach(() => {
  platform = createPlatform();
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const show = async (name: 'similar' | 'brand', value: string | null = null) => {
  const onSubmit = vi.fn();
  renderForm({
    declaration: texts,
    names: [name],
    values: { [name]: value, account_id: 'org-1' },
    platform,
    onSubmit,
  });
  await screen.findByRole('combobox');
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(onSubmit).toHaveBeenCalled();
    });
    return (onSubmit.mock.lastCall?.[0] as Record<string, unknown>)[name];
  };
};
const asked = () => platform.lookups.suggest.mock.calls.map(([, values, text]) => [values, text]);

describe('a text with suggestions', () => {
  it('requests them from the second character, after a pause', async () => {
    platform.lookups.suggest.mockResolvedValue(['Coca', 'Coco']);
    const saved = await show('brand');
    expect(box('Brand')).toHaveAccessibleDescription('As printed.');
    await userEvent.type(box('Brand'), 'C');
    await act(() => new Promise((done) => setTimeout(done, 350)));
    expect(asked()).toEqual([]);
    await userEvent.type(box('Brand'), 'oc');
    expect(await screen.findByRole('option', { name: 'Coco' })).toBeVisible();
    expect(asked()).toEqual([[{ account_id: 'org-1' }, 'Coc']]);
    expect(screen.getByText('2 suggestions')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(box('Brand')).toHaveValue('Coco');
    expect(await saved()).toBe('Coco');
    // Picking a suggestion sends no request.
    expect(asked()).toHaveLength(1);
  });

  it('accepts any other text, and sends it trimmed', async () => {
    platform.lookups.suggest.mockResolvedValue(['Coca']);
    const saved = await show('brand');
    await userEvent.type(box('Brand'), ' Cox ');
    expect(await saved()).toBe('Cox');
  });

  it('can be cleared', async () => {
    const saved = await show('brand', 'Coca');
    await userEvent.click(box('Brand'));
    await userEvent.click(screen.getByLabelText('Clear'));
    expect(box('Brand')).toHaveValue('');
    expect(await saved()).toBeFalsy();
  });

  it('cancels the previous request with the next key', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    platform.lookups.suggest.mockImplementation((_, __, text, signal) => {
      signals.push(signal);
      return text === 'Co' ? new Promise(() => undefined) : Promise.resolve(['Coca']);
    });
    await show('brand');
    await userEvent.type(box('Brand'), 'Co');
    await waitFor(() => {
      expect(signals).toHaveLength(1);
    });
    await userEvent.type(box('Brand'), 'c');
    expect(signals[0]?.aborted).toBe(true);
    expect(await screen.findByRole('option', { name: 'Coca' })).toBeVisible();
  });
});

describe('a text of capitals', () => {
  it('is converted while typing, and so is the search', async () => {
    const saved = await show('similar');
    await userEvent.type(box('Similar label'), 'ab-1');
    expect(box('Similar label')).toHaveValue('AB-1');
    await waitFor(() => {
      expect(asked()).toEqual([[{ account_id: 'org-1' }, 'AB-1']]);
    });
    expect(await saved()).toBe('AB-1');
  });

  it('is converted when pasted, and keeps the caret', async () => {
    await show('similar', 'ABEF');
    await userEvent.click(box('Similar label'));
    box('Similar label').setSelectionRange(2, 2);
    await userEvent.paste('cd');
    expect(box('Similar label')).toHaveValue('ABCDEF');
    expect(box('Similar label').selectionStart).toBe(4);
    await userEvent.keyboard('x');
    expect(box('Similar label')).toHaveValue('ABCDXEF');
    expect(box('Similar label').selectionStart).toBe(5);
  });

  it('waits for the end of composition', async () => {
    await show('similar');
    const input = box('Similar label');
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'é' }, isComposing: true });
    expect(input).toHaveValue('é');
    fireEvent.compositionEnd(input, { data: 'é' });
    expect(input).toHaveValue('É');
  });
});
