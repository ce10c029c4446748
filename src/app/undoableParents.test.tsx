// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useDeleteMany, useNotify, useRedirect, useUpdateMany } from 'react-admin';
import { expect, it } from 'vitest';
import { createConsole } from '../views/testing/renderConsole';

const Changes = () => {
  const [updateMany] = useUpdateMany();
  const [deleteMany] = useDeleteMany();
  const notify = useNotify();
  const redirect = useRedirect();
  const later = (to?: string) => ({
    mutationMode: 'undoable' as const,
    onSuccess: () => {
      notify('Changed', { undoable: true });
      if (to !== undefined) redirect(to);
    },
  });
  const validating = { ids: ['1.2.0'], data: { status: 'validating' } };
  return (
    <>
      <button onClick={() => void updateMany('modelVersions', validating, later())}>Update</button>
      <button onClick={() => void updateMany('modelVersions', validating, later('/models/view/B'))}>
        Update and leave
      </button>
      <button onClick={() => void deleteMany('pickListStates', { ids: ['s1'] }, later())}>
        Remove
      </button>
    </>
  );
};

const lists = '/organizations/view/o1/pick-lists/view';

it.each([
  ['Update', '/models/view/A', 'PUT /api/mdl/models/A/1.2.0'],
  ['Update and leave', '/models/view/A', 'PUT /api/mdl/models/A/1.2.0'],
  ['Remove', `${lists}/A`, /^DELETE .*\/A\b/],
])(
  '%s: an undoable change is sent at once, and belongs to the page on which it was made',
  async (name, from, expected) => {
    const app = await createConsole({
      page: <Changes />,
      answer: () => Response.json({ code: 'SUCCESS' }),
    });
    app.show(from);
    fireEvent.click(await screen.findByRole('button', { name }));
    const writes = () =>
      app.sent
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path }) => `${method} ${path}`);
    await waitFor(() => {
      expect(writes()).toHaveLength(1);
    });
    expect(writes()[0]).toMatch(expected);
    expect(await screen.findByText('Changed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  },
);
