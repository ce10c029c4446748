// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormContext } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { createPlatform } from '../../../src/fields/testing/platform';
import { FormOf, renderFields, renderForm } from '../../../src/fields/testing/render';
import { whole } from '../../../src/schema/calls';
import { defineResource } from '../../../src/schema/defineResource';
import { json } from '../../../src/schema/fields';
import { TemplateInput } from './TemplateInput';

const plans = defineResource({
  name: 'plans',
  label: 'Plan',
  labels: 'Plans',
  routes: { list: '/plans' },
  api: '/api/plans',
  fields: {
    template: json({
      label: 'Template',
      required: true,
      hint: 'Products and what else is to be sent.',
      input: () => Promise.resolve({ default: TemplateInput }),
    }),
  },
  calls: { list: { path: '/api/plans', read: 'plans', paging: whole } },
  represent: '{id}',
  list: { columns: ['template'] },
});

const template = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Template' });
const write = async (text: string) => {
  await userEvent.clear(template());
  await userEvent.click(template());
  await userEvent.paste(text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);

describe('a template', () => {
  it('is shown indented, described and sent as its value', async () => {
    const onSubmit = vi.fn();
    const values = { template: { products: ['a'], mode: 'fast' } };
    renderForm({ declaration: plans, names: ['template'], values, onSubmit });
    expect(await screen.findByRole('textbox', { name: 'Template' })).toHaveValue(
      JSON.stringify(values.template, null, 2),
    );
    expect(template()).toBeRequired();
    expect(template()).toHaveAccessibleDescription('Products and what else is to be sent.');
    await write(' {"products": []}');
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ template: { products: [] } });
    });
  });

  it('shows the position of the error, and selects it', async () => {
    renderForm({ declaration: plans, names: ['template'] });
    await screen.findByRole('textbox', { name: 'Template' });
    await write('{\n  "a": 1,\n}');
    await save();
    expect(await screen.findByText('Template is not valid JSON.')).toBeVisible();
    expect(template()).toHaveAccessibleDescription(/Template is not valid JSON\..*line 3/);
    expect(template()).toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: 'Error at line 3, column 1.' }));
    expect(template()).toHaveFocus();
    expect(template().selectionStart).toBe('{\n  "a": 1,\n'.length);
    expect(template().selectionEnd).toBe(template().selectionStart + 1);
  });

  it('is formatted when it is left, and an invalid one stays as it was typed', async () => {
    renderForm({ declaration: plans, names: ['template'] });
    await screen.findByRole('textbox', { name: 'Template' });
    await write('{"a":[1,2]');
    await userEvent.tab();
    expect(template()).toHaveValue('{"a":[1,2]');
    await write('{"a":[1,2]}');
    expect(template()).toHaveValue('{"a":[1,2]}');
    const { rows } = template();
    await userEvent.tab();
    expect(template()).toHaveValue('{\n  "a": [\n    1,\n    2\n  ]\n}');
    expect(template().rows).toBe(rows);
  });
});

const Toggle = () => {
  const { getValues, setValue } = useFormContext();
  const add = () => {
    const now = getValues('template') as { products: string[] };
    setValue('template', { ...now, products: [...now.products, 'new'] }, { shouldDirty: true });
  };
  return (
    <button type="button" onClick={add}>
      Add product
    </button>
  );
};

it('follows the form', async () => {
  const values = { template: { products: ids(5000), mode: 'fast' } };
  renderFields(
    <FormOf declaration={plans} names={['template']} values={values}>
      <Toggle />
    </FormOf>,
    createPlatform(),
    [plans],
  );
  await screen.findByRole('textbox', { name: 'Template' });
  await write(template().value.replace('fast', 'slow'));
  await userEvent.click(screen.getByRole('button', { name: 'Add product' }));
  expect(JSON.parse(template().value)).toEqual({ products: [...ids(5000), 'new'], mode: 'slow' });
});
