/** The list of a small entity whose rows are selected, and the person's hands. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inList, whole } from '../../../../schema/calls';
import { defineResource } from '../../../../schema/defineResource';
import { choice, count, onOff, text } from '../../../../schema/fields';
import { fixed } from '../../../../schema/options';
import { createConsole } from '../../../testing/renderConsole';

const racks = defineResource({
  name: 'racks',
  label: 'Rack',
  labels: 'Racks',
  routes: { list: '/racks', view: '/racks/view/:id' },
  api: '/api/racks',
  fields: {
    name: text({ label: 'Name' }),
    shelves: count({ label: 'Shelves' }),
    is_fixed: onOff({ label: 'Fixed', words: { on: 'Fixed', off: 'Movable' } }),
    level: choice({ label: 'Level', options: fixed(['low', 'mid', 'high']) }),
  },
  calls: { list: { path: '/api/racks', read: 'racks', paging: whole }, one: inList },
  represent: '{name}',
  list: {
    columns: ['name', 'shelves'],
    filters: ['level'],
    isSearchable: true,
    pageSize: 4,
    setForSelected: ['is_fixed', 'level'],
  },
  view: { fields: ['name'] },
  edit: {
    title: 'Edit Rack',
    fields: ['name', 'is_fixed', 'level'],
    done: 'Saved.',
    canUndo: true,
  },
  bulk: { key: 'name', edit: {} },
  remove: {
    shownIf: { kind: 'is', field: 'is_fixed', value: false },
    consequences: [
      {
        text: '{smart_count} shelf is removed too. |||| {smart_count} shelves are removed too.',
        counts: { field: 'shelves' },
      },
      { text: '{name} no longer appears in plans.' },
    ],
  },
});

/** Has the ids of racks. */
const bins = defineResource({
  name: 'bins',
  label: 'Bin',
  labels: 'Bins',
  routes: { list: '/bins' },
  api: '/api/racks',
  fields: { name: text({ label: 'Name' }) },
  calls: { list: { path: '/api/racks', read: 'racks', paging: whole } },
  represent: 'Bin of {name}',
  list: { columns: ['name'] },
  remove: {},
});

interface RacksGiven {
  /** How a removal is refused, by the record's id. */
  readonly refusals?: Readonly<Record<string, number>>;
  readonly at?: string;
}

/** A list of six racks, of which the last one cannot be removed. */
export const openRacks = async ({ refusals = {}, at = '/racks' }: RacksGiven = {}) => {
  let rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => ({
    id,
    name: `Rack ${id}`,
    shelves: index + 1,
    is_fixed: id === 'f',
    level: 'low',
  }));
  /** Another person changes a record. */
  const change = (id: string, values: object) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...values } : row));
  };
  const refusing = new Map(Object.entries(refusals));
  let isReadable = true;
  let running = 0;
  let most = 0;
  const remove = async (path: string): Promise<Response> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    running -= 1;
    const id = path.slice('/api/racks/'.length);
    const status = refusing.get(id);
    refusing.delete(id);
    if (status !== 404 && status !== undefined)
      return Response.json({ message: 'The rack is in use.' }, { status });
    rows = rows.filter((row) => row.id !== id);
    return status === 404
      ? Response.json({ message: 'No such rack.' }, { status })
      : Response.json({});
  };
  const made = await createConsole({
    more: [racks, bins],
    answer: ({ method, path, body }) => {
      if (!path.startsWith('/api/racks')) return undefined;
      if (method === 'PUT') {
        rows = rows.map((row) =>
          path.endsWith(`/${row.id}`) ? { ...row, ...(body as object) } : row,
        );
        return Response.json({});
      }
      if (method !== 'GET') return remove(path);
      return isReadable
        ? Response.json({ racks: rows })
        : Response.json({ message: 'The list is locked.' }, { status: 409 });
    },
  });
  const shown = made.show(at);
  await screen.findAllByRole('link', { name: /^Rack / });
  const box = (name: string) =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
  const select = async (...names: readonly string[]) => {
    for (const name of names) await userEvent.click(await box(name));
  };
  const selected = () =>
    screen
      .queryAllByRole('checkbox', { checked: true, hidden: true })
      .map((own) => own.getAttribute('aria-label'));
  const bar = () => screen.findByRole('group', { name: 'Selected rows' });
  const press = async (name: string) => {
    await userEvent.click(await within(await bar()).findByRole('button', { name }));
  };
  const removed = () => made.sentTo('DELETE', '/api/racks').map(({ path }) => path.at(-1));
  return {
    ...made,
    remove,
    change,
    /** From now on the rows can be read, or not. */
    readable: (isNow: boolean) => {
      isReadable = isNow;
    },
    shown,
    box,
    select,
    selected,
    bar,
    press,
    removed,
    mostAtOnce: () => most,
  };
};
