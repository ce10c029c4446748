// @vitest-environment jsdom
/** react-admin's inputs begin with values of their own; what nobody touched is not sent. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ArrayInput,
  BooleanInput,
  Edit,
  NullableBooleanInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { expect, it } from 'vitest';
import '../../messages/stock';
import { defineResource } from '../../schema/defineResource';
import { json, onOff, text } from '../../schema/fields';
import { createConsole } from '../testing/renderConsole';

const words = { on: 'On', off: 'Off' };

const Form = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="name" label="Name" />
      <BooleanInput source="is_lit" label="Lit" />
      <NullableBooleanInput source="is_new" label="New" />
      <ArrayInput source="detail.rows">
        <SimpleFormIterator>
          <TextInput source="x" />
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleForm>
  </Edit>
);

const pegs = defineResource({
  name: 'pegs',
  label: 'Peg',
  labels: 'Pegs',
  routes: { list: '/pegs', view: '/pegs/view/:id' },
  api: '/api/pegs',
  fields: {
    name: text({ label: 'Name' }),
    is_lit: onOff({ label: 'Lit', words }),
    is_new: onOff({ label: 'New', words }),
    detail: json({ label: 'Detail' }),
  },
  represent: '{name}',
  list: { columns: ['name'] },
  view: { fields: ['name'] },
  edit: { title: 'Edit Peg', fields: ['name', 'is_lit', 'is_new', 'detail'], done: 'Saved.' },
  views: { edit: () => Promise.resolve({ default: Form }) },
});

/** The body of the update of a record that has a name and, maybe, more. */
const saved = async (
  stored: Readonly<Record<string, unknown>>,
  touch: (form: HTMLElement) => Promise<void>,
) => {
  const record = { id: 'p', name: 'First', ...stored };
  const { show, sent } = await createConsole({
    more: [pegs],
    isThemed: true,
    answer: ({ method, path }) => {
      if (!path.startsWith('/api/pegs')) return undefined;
      return Response.json(method === 'GET' && path === '/api/pegs' ? [record] : record);
    },
  });
  show('/pegs/view/p/edit');
  const form = await screen.findByRole('dialog', { name: /Peg/ });
  await within(form).findByRole('textbox', { name: 'Name' });
  await touch(form);
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(sent.some(({ method }) => method === 'PUT')).toBe(true);
  });
  return sent.find(({ method }) => method === 'PUT')?.body;
};

const rename = (form: HTMLElement) =>
  userEvent.type(within(form).getByRole('textbox', { name: 'Name' }), '!');

it('an input that nobody touched adds no value to a record', async () => {
  expect(await saved({}, rename)).toEqual({ name: 'First!' });
});

it('and replaces none that is null', async () => {
  const stored = { is_lit: null, is_new: null, detail: null };
  expect(await saved(stored, rename)).toEqual({ ...stored, name: 'First!' });
});

it('what was chosen is sent, also no', async () => {
  const body = await saved({}, async (form) => {
    await userEvent.click(within(form).getByRole('switch', { name: 'Lit' }));
    await userEvent.click(within(form).getByRole('combobox', { name: 'New' }));
    await userEvent.click(await screen.findByRole('option', { name: 'No' }));
  });
  expect(body).toEqual({ name: 'First', is_lit: true, is_new: false });
});
