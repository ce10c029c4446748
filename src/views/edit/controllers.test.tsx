// @vitest-environment jsdom
/** What parts of react-admin find in the contexts of our forms, which are those of its controllers. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback } from 'react';
import {
  useCreateContext,
  useEditContext,
  useRegisterMutationMiddleware,
  useSaveContext,
} from 'react-admin';
import { describe, expect, it } from 'vitest';
import { whole } from '../../schema/calls';
import { defineResource } from '../../schema/defineResource';
import { text } from '../../schema/fields';
import { createConsole } from '../testing/renderConsole';

interface Params {
  readonly id?: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly previousData?: Readonly<Record<string, unknown>>;
}

type Mutate = (resource: string, params: Params) => Promise<unknown>;

/** Parameters that the middleware has received. */
const wrapped: (readonly [string, Params])[] = [];

/** As react-admin documents a middleware: it changes the data before the request. */
const Stamp = () => {
  const middleware = useCallback((resource: string, params: Params, next: Mutate) => {
    wrapped.push([resource, params]);
    return next(resource, { ...params, data: { ...params.data, code: 'STAMPED' } });
  }, []);
  useRegisterMutationMiddleware(middleware);
  return null;
};

const EditState = () => {
  const { resource, record, error, isFetching, refetch, defaultTitle } = useEditContext();
  const { saving = false } = useSaveContext();
  return (
    <>
      <Stamp />
      <button type="button" onClick={() => void refetch()}>
        Reload
      </button>
      <output aria-label="Context">
        {[
          resource,
          defaultTitle,
          record?.name,
          isFetching ? 'fetching' : 'still',
          error ? 'failed' : 'well',
          saving ? 'saving' : 'idle',
        ].join(', ')}
      </output>
    </>
  );
};

const CreateState = () => {
  const { resource, saving, redirect } = useCreateContext();
  return (
    <>
      <Stamp />
      <output aria-label="Context">
        {[resource, saving ? 'saving' : 'idle', String(redirect)].join(', ')}
      </output>
    </>
  );
};

const State = ({ purpose }: { readonly purpose: 'create' | 'edit' }) =>
  purpose === 'edit' ? <EditState /> : <CreateState />;

const fields = {
  name: text({ label: 'Name', required: true, below: () => Promise.resolve({ default: State }) }),
  code: text({ label: 'Code' }),
};

const tags = defineResource({
  name: 'tags',
  label: 'Tag',
  labels: 'Tags',
  routes: { list: '/tags', view: '/tags/view/:id' },
  api: '/api/tags',
  fields,
  calls: {
    list: { path: '/api/tags', read: 'tags', paging: whole },
    one: { path: '/api/tags/:id' },
    create: { path: '/api/tags', send: ['name', 'code'] },
    update: { path: '/api/tags/:id', send: ['name', 'code'] },
  },
  represent: '{name}',
  list: { columns: ['name'] },
  view: { fields: ['name', 'code'] },
  create: { title: 'Add Tag', fields: ['name', 'code'] },
  edit: { title: 'Edit Tag', fields: ['name', 'code'], done: 'Tag "{name}" saved.' },
});

const signage = defineResource({
  name: 'signage',
  label: 'Signage',
  labels: 'Signage',
  routes: { list: '/signage' },
  api: '/api/signage',
  fields,
  calls: {
    one: { path: '/api/signage' },
    update: { path: '/api/signage', send: ['name', 'code'] },
  },
  represent: 'Signage',
  document: { fields: ['name', 'code'], done: 'Signage saved.' },
});

const opened = async (address: string) => {
  wrapped.length = 0;
  const stored = { id: 't-1', name: 'First', code: 'A' };
  const failing = { isOn: false };
  const made = await createConsole({
    more: [tags, signage],
    answer: ({ method, path, body }) => {
      if (path !== '/api/signage' && !path.startsWith('/api/tags')) return undefined;
      if (method !== 'GET') return Response.json(Object.assign(stored, body));
      if (failing.isOn) return Response.json({ message: 'Closed.' }, { status: 403 });
      return Response.json(path === '/api/tags' ? { tags: [stored] } : stored);
    },
  });
  const shown = made.show(address);
  const context = await screen.findByRole('status', { name: 'Context' });
  const reads = () => made.sentTo('GET', address === '/signage' ? address : '/api/tags/').length;
  return { ...made, ...shown, stored, failing, context, reads };
};

const box = (name: string) => screen.getByRole('textbox', { name });
const reload = () => userEvent.click(screen.getByRole('button', { name: 'Reload' }));

describe('the EditContext of our form', () => {
  it('is that of the record which the page has read, without a second request', async () => {
    const { context, reads } = await opened('/tags/view/t-1/edit');
    expect(context).toHaveTextContent('tags, Edit Tag, First, still, well, idle');
    expect(reads()).toBe(1);
  });

  it('reads the record again, and an unchanged form adopts it', async () => {
    const { context, stored, reads, hold } = await opened('/tags/view/t-1/edit');
    stored.code = 'B';
    const release = hold(({ method }) => method === 'GET');
    await reload();
    expect(context).toHaveTextContent('First, fetching');
    release();
    await waitFor(() => {
      expect(box('Code')).toHaveValue('B');
    });
    expect(context).toHaveTextContent('First, still, well');
    expect(reads()).toBe(2);
  });

  it('keeps typed values, and the record that they began with', async () => {
    const { context, stored, reads } = await opened('/tags/view/t-1/edit');
    await userEvent.type(box('Code'), 'x');
    Object.assign(stored, { name: 'Theirs' });
    await reload();
    await waitFor(() => {
      expect(reads()).toBe(2);
      expect(context).toHaveTextContent('First, still, well');
    });
    expect(box('Code')).toHaveValue('Ax');
    expect(box('Name')).toHaveValue('First');
  });

  it('says that reading again has failed, and the form stays', async () => {
    const { context, failing } = await opened('/tags/view/t-1/edit');
    await userEvent.type(box('Code'), 'x');
    failing.isOn = true;
    await reload();
    await waitFor(() => {
      expect(context).toHaveTextContent('First, still, failed');
    });
    expect(box('Code')).toHaveValue('Ax');
  });

  it("calls react-admin's middlewares with the parameters of an update", async () => {
    const { context, sentTo, hold } = await opened('/tags/view/t-1/edit');
    await userEvent.type(box('Name'), '!');
    const release = hold(({ method }) => method === 'PUT');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(context).toHaveTextContent('saving');
    });
    release();
    expect(await screen.findByText('Tag "First!" saved.')).toBeVisible();
    expect(wrapped).toMatchObject([
      ['tags', { id: 't-1', data: { name: 'First!' }, previousData: { name: 'First' } }],
    ]);
    expect(sentTo('PUT', '/api/tags').map(({ body }) => body)).toEqual([
      { name: 'First!', code: 'STAMPED' },
    ]);
  });
});

describe('the EditContext of a document', () => {
  it('serves parts of react-admin as that of a record does', async () => {
    const { context, stored, sentTo } = await opened('/signage');
    expect(context).toHaveTextContent('signage, Signage, First, still, well, idle');
    stored.code = 'B';
    await reload();
    await waitFor(() => {
      expect(box('Code')).toHaveValue('B');
    });
    await userEvent.type(box('Name'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Signage saved.')).toBeVisible();
    expect(wrapped).toMatchObject([
      ['signage', { data: { name: 'First!' }, previousData: { name: 'First' } }],
    ]);
    expect(sentTo('PUT', '/api/signage').map(({ body }) => body)).toEqual([
      { name: 'First!', code: 'STAMPED' },
    ]);
  });
});

describe('the CreateContext of our form', () => {
  it("calls react-admin's middlewares with the parameters of a creation", async () => {
    const { context, sentTo } = await opened('/tags/create');
    expect(context).toHaveTextContent('tags, idle, false');
    await userEvent.type(box('Name'), 'New');
    await userEvent.click(screen.getByRole('button', { name: 'Add Tag' }));
    await waitFor(() => {
      expect(sentTo('POST', '/api/tags').map(({ body }) => body)).toEqual([
        { name: 'New', code: 'STAMPED' },
      ]);
    });
    expect(wrapped).toMatchObject([['tags', { data: { name: 'New' } }]]);
    expect(wrapped[0]?.[1]).not.toHaveProperty('id');
  });
});
