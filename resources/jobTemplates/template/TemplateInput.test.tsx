// @vitest-environment jsdom
import { EditorView } from '@codemirror/view';
import { undo } from '@codemirror/commands';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormContext } from 'react-hook-form';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPlatform } from '../../../src/fields/testing/platform';
import { FormOf, renderFields, renderForm } from '../../../src/fields/testing/render';
import { whole } from '../../../src/schema/calls';
import { defineResource } from '../../../src/schema/defineResource';
import { json } from '../../../src/schema/fields';
import { TemplateInput } from './TemplateInput';

// jsdom has no layout, but the editor measures its text.
beforeAll(() => {
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
});
afterAll(() => {
  Reflect.deleteProperty(Range.prototype, 'getClientRects');
});

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

const template = () => screen.getByRole('textbox', { name: 'Template' });
const editor = async (): Promise<EditorView> => {
  await waitFor(() => {
    expect(template()).toHaveAttribute('contenteditable', 'true');
  });
  const view = EditorView.findFromDOM(template());
  if (!view) throw new Error('No editor');
  return view;
};
const write = async (text: string) => {
  const view = await editor();
  act(() => {
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
  });
  return view;
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);

describe('a template', () => {
  it('is readable while the editor loads, and editable afterwards', async () => {
    const onSubmit = vi.fn();
    const values = { template: { products: ['a'], mode: 'fast' } };
    renderForm({ declaration: plans, names: ['template'], values, onSubmit });
    const view = await editor();
    expect(view.state.doc.toString()).toBe(JSON.stringify(values.template, null, 2));
    expect(template()).toHaveAttribute('aria-multiline', 'true');
    expect(template()).toBeRequired();
    expect(template()).toHaveAccessibleDescription('Products and what else is to be sent.');
    await write(' {"products": []}');
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ template: { products: [] } });
    });
  });

  it('shows the position of the error, and links to it', async () => {
    renderForm({ declaration: plans, names: ['template'] });
    const view = await write('{\n  "a": 1,\n}');
    const fault = await screen.findByRole('button', {
      name: 'Error at line 3, column 1.',
    });
    await save();
    expect(await screen.findByText('Template is not valid JSON.')).toBeVisible();
    expect(template()).toHaveAccessibleDescription(/Template is not valid JSON\..*line 3/);
    expect(template()).toBeInvalid();
    expect(template()).toHaveFocus();
    await userEvent.click(fault);
    expect(view.state.selection.main.head).toBe('{\n  "a": 1,\n'.length);
    expect(template()).toHaveFocus();
    expect(document.querySelector('.cm-lint-marker-error')).not.toBeNull();
    await write('{}');
    await waitFor(() => {
      expect(document.querySelector('.cm-lint-marker-error')).toBeNull();
    });
  });

  it('is formatted, which can be undone', async () => {
    renderForm({ declaration: plans, names: ['template'] });
    const view = await write('{"a":[1,2]}');
    await userEvent.click(screen.getByRole('button', { name: 'Format' }));
    expect(view.state.doc.toString()).toBe('{\n  "a": [\n    1,\n    2\n  ]\n}');
    act(() => {
      undo(view);
    });
    expect(view.state.doc.toString()).toBe('{"a":[1,2]}');
  });

  it('folds long lists, and shows how long they are', async () => {
    const values = { template: { products: ids(1200), zones: ['z'] } };
    renderForm({ declaration: plans, names: ['template'], values });
    const view = await editor();
    expect(template()).toHaveTextContent('… 1,200 lines');
    await userEvent.click(screen.getByRole('button', { name: 'Unfold' }));
    expect(template()).not.toHaveTextContent('… 1,200 lines');
    await userEvent.click(screen.getByRole('button', { name: 'Fold lists' }));
    expect(template()).toHaveTextContent('… 1,200 lines');
    expect(view.state.doc.lines).toBe(1207);
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

it('follows the form and keeps cursor, history and folds', async () => {
  const values = { template: { products: ids(5000), mode: 'fast' } };
  renderFields(
    <FormOf declaration={plans} names={['template']} values={values}>
      <Toggle />
    </FormOf>,
    createPlatform(),
    [plans],
  );
  const view = await editor();
  const at = view.state.doc.toString().indexOf('fast');
  act(() => {
    view.dispatch({ changes: { from: at, to: at + 4, insert: 'slow' }, userEvent: 'input' });
    view.dispatch({ selection: { anchor: at + 2 } });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add product' }));
  const { head } = view.state.selection.main;
  expect(view.state.sliceDoc(head - 2, head + 2)).toBe('slow');
  expect(template()).toHaveTextContent('… 5,001 lines');
  act(() => {
    undo(view);
  });
  expect(JSON.parse(view.state.doc.toString())).toEqual({
    products: [...ids(5000), 'new'],
    mode: 'fast',
  });
});
