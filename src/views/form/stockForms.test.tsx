// @vitest-environment jsdom
/** react-admin's forms in `views.edit` and `views.create` ask before typed values are lost, as our own forms do. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Create,
  DeleteButton,
  Edit,
  SaveButton,
  SimpleForm,
  TabbedForm,
  TextInput,
  Toolbar,
} from 'react-admin';
import { describe, expect, it } from 'vitest';
import '../../messages/stock';
import { defineResource } from '../../schema/defineResource';
import { text } from '../../schema/fields';
import { createConsole } from '../testing/renderConsole';

const Simple = () => (
  <Edit>
    <SimpleForm
      toolbar={
        <Toolbar>
          <SaveButton />
          <DeleteButton />
        </Toolbar>
      }
    >
      <TextInput source="name" />
    </SimpleForm>
  </Edit>
);

const Tabbed = () => (
  <Edit>
    <TabbedForm>
      <TabbedForm.Tab label="Basics">
        <TextInput source="name" />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="More">
        <TextInput source="note" />
      </TabbedForm.Tab>
    </TabbedForm>
  </Edit>
);

const New = () => (
  <Create>
    <SimpleForm>
      <TextInput source="name" />
    </SimpleForm>
  </Create>
);

const pegs = (Form: () => React.JSX.Element) =>
  defineResource({
    name: 'pegs',
    label: 'Peg',
    labels: 'Pegs',
    routes: { list: '/pegs', view: '/pegs/view/:id' },
    api: '/api/pegs',
    fields: { name: text({ label: 'Name' }), note: text({ label: 'Note' }) },
    represent: '{name}',
    list: { columns: ['name'] },
    view: { fields: ['name'] },
    create: { title: 'Add Peg', fields: ['name'] },
    edit: { title: 'Edit Peg', fields: ['name', 'note'], done: 'Peg "{name}" saved.' },
    views: {
      edit: () => Promise.resolve({ default: Form }),
      create: () => Promise.resolve({ default: New }),
    },
  });

const opened = async (Form: () => React.JSX.Element, address: string) => {
  const stored = { id: 'p', name: 'First', note: '' };
  const made = await createConsole({
    more: [pegs(Form)],
    isThemed: true,
    answer: ({ method, path, body }) => {
      if (!path.startsWith('/api/pegs')) return undefined;
      if (method === 'GET') return Response.json(path === '/api/pegs' ? [stored] : stored);
      return Response.json(Object.assign(stored, body));
    },
  });
  const shown = made.show(address);
  const form = await screen.findByRole('dialog', { name: /Peg/ });
  const type = async () =>
    userEvent.type(await within(form).findByRole('textbox', { name: 'Name' }), '!');
  return { ...made, ...shown, form, type };
};

const question = () => screen.queryByRole('alertdialog');

describe.each([
  ['SimpleForm', Simple, '/pegs/view/p/edit'],
  ['TabbedForm', Tabbed, '/pegs/view/p/edit'],
  ['SimpleForm of a new record', Simple, '/pegs/create'],
])('a stock %s', (_, Form, address) => {
  it('asks before Escape drops its typed values', async () => {
    const { type, form, address: here } = await opened(Form, address);
    await type();
    await userEvent.keyboard('{Escape}');
    const asked = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(asked).getByRole('button', { name: 'Keep editing' }));
    expect(here()).toBe(address);
    const name = await within(form).findByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(name.value).toMatch(/!$/);
  });

  it('closes without a question if nothing was typed', async () => {
    const { form, address: here } = await opened(Form, address);
    (await within(form).findByRole('textbox', { name: 'Name' })).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(here()).not.toBe(address);
    });
    expect(question()).not.toBeInTheDocument();
  });

  it('closes without a question once it is saved', async () => {
    const { type, form, sent, address: here } = await opened(Form, address);
    await type();
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(here()).not.toBe(address);
    });
    expect(question()).not.toBeInTheDocument();
    expect(sent.filter(({ method }) => method !== 'GET')).toHaveLength(1);
  });
});

it('the tabs of a stock form are no way to leave it', async () => {
  const { type, form, address: here } = await opened(Tabbed, '/pegs/view/p/edit');
  await type();
  await userEvent.click(within(form).getByRole('tab', { name: 'More' }));
  await waitFor(() => {
    expect(here()).toBe('/pegs/view/p/edit/1');
  });
  expect(question()).not.toBeInTheDocument();
});

describe('what no form can be saved with', () => {
  const transforms = [
    ['undefined', () => undefined],
    ['FormData', () => new FormData()],
  ] as const;
  const formWith = (transform: () => unknown) => () => (
    <SimpleForm toolbar={<SaveButton type="button" transform={transform as never} />}>
      <TextInput source="name" />
    </SimpleForm>
  );
  it.each(transforms)('a transform to %s sends nothing and says so', async (name, transform) => {
    const user = userEvent.setup();
    const { sent } = await opened(formWith(transform), '/pegs/view/p/edit');
    await user.type(await screen.findByLabelText('Name'), 'x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(`Pegs can’t be saved with ${name}.`)).toBeVisible();
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});
