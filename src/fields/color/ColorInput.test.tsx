// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FieldCell } from '../FieldCell';
import { renderFields, renderForm } from '../testing/render';
import { shapes } from '../testing/shapes';

const show = (tint: string | null) => {
  const onSubmit = vi.fn();
  renderForm({ declaration: shapes, names: ['tint'], values: { tint }, onSubmit });
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(onSubmit).toHaveBeenCalled();
    });
    return (onSubmit.mock.calls.at(-1)?.[0] as { tint: unknown }).tint;
  };
};

const text = () => screen.getByRole('textbox', { name: 'Color' });
const palette = () => screen.getByLabelText<HTMLInputElement>('Color: pick from a palette');

describe('a color', () => {
  it('is typed, and the color picker follows', async () => {
    const sent = show('#ffffff');
    await userEvent.clear(text());
    await userEvent.type(text(), '#12Ab9f');
    expect(palette()).toHaveValue('#12ab9f');
    expect(await sent()).toBe('#12ab9f');
  });

  it('is picked, and the text follows', async () => {
    const sent = show(null);
    fireEvent.change(palette(), { target: { value: '#00ff00' } });
    expect(text()).toHaveValue('#00ff00');
    expect(await sent()).toBe('#00ff00');
  });

  it.each(['#fff', 'FFF', 'ffffff'])('%s is expanded on blur', async (typed) => {
    show(null);
    await userEvent.type(text(), typed);
    expect(text()).toHaveValue(typed);
    await userEvent.tab();
    expect(text()).toHaveValue('#ffffff');
  });

  it('is also expanded when submitted by Enter', async () => {
    const sent = show(null);
    await userEvent.type(text(), '#a1c{Enter}');
    expect(await sent()).toBe('#aa11cc');
  });

  it.each(['red', '#12', '#12345g', '#1234567'])('refuses %s and keeps it', async (typed) => {
    show(null);
    await userEvent.type(text(), typed);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Color must be # and six hexadecimal digits.')).toBeVisible();
    expect(text()).toHaveValue(typed);
  });

  it('may be missing', async () => {
    const sent = show('#ffffff');
    await userEvent.clear(text());
    expect((await sent()) || null).toBeNull();
  });
});

it.each([
  ['#FF0000', 1],
  ['url(https://evil.example)', 0],
])('%s is shown', (value, swatches) => {
  const { container } = renderFields(
    <FieldCell
      declaration={shapes}
      source="tint"
      record={{ id: 's-1', tint: value }}
      place="row"
    />,
  );
  expect(container).toHaveTextContent(value);
  expect(container.querySelectorAll('[aria-hidden]')).toHaveLength(swatches);
});
