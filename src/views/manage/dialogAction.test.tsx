// @vitest-environment jsdom
import Dialog from '@mui/material/Dialog';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../app/i18nProvider';
import { createQueryClient } from '../../app/queryClient';
import { english } from '../../messages/en/index';
import { whole } from '../../schema/calls';
import { declaredMessages } from '../../schema/declaredMessages';
import { defineResource, type LazyComponent } from '../../schema/defineResource';
import { text } from '../../schema/fields';
import { RegistryProvider } from '../../fields/useDeclaration';
import { registryOf } from '../../schema/registry';
import { Toasts } from '../../shell/toasts/Toasts';
import type { DialogActionProps } from '../../schema/takeOver';
import { RecordActions } from './RecordActions';

const Own = ({ record, title, onClose }: DialogActionProps) => (
  <Dialog open onClose={onClose} aria-labelledby="title">
    <h2 id="title">{title}</h2>
    <p>Of {String(record.name)}</p>
    <button onClick={onClose}>Done</button>
  </Dialog>
);

const booths = (dialog: LazyComponent<DialogActionProps>) =>
  defineResource({
    name: 'booths',
    label: 'Booth',
    labels: 'Booths',
    routes: { list: '/booths', view: '/booths/view/:id' },
    api: '/api/booths',
    fields: { name: text({ label: 'Name', max: 20 }), mode: text({ label: 'Mode', max: 20 }) },
    calls: { list: { path: '/api/booths', read: 'rows', paging: whole } },
    represent: '{name}',
    list: { columns: ['name'] },
    actions: [
      { key: 'fill', label: 'Fill', dialog, shownIf: { kind: 'is', field: 'mode', value: 'ON' } },
    ],
  });

const draw = (dialog: LazyComponent<DialogActionProps>, { mode = 'ON', isInRow = false } = {}) => {
  const declaration = booths(dialog);
  render(
    <CoreAdminContext
      i18nProvider={createI18nProvider({ ...english, resources: declaredMessages([declaration]) })}
      queryClient={createQueryClient()}
      store={memoryStore()}
    >
      <RegistryProvider registry={registryOf([declaration])}>
        <RecordActions
          declaration={declaration}
          record={{ id: 'b1', name: 'North', mode }}
          isInRow={isInRow}
        />
        <Toasts />
      </RegistryProvider>
    </CoreAdminContext>,
  );
};

describe('an action with a dialog', () => {
  it('opens it with the record and the label, and gets the focus back', async () => {
    const load = vi.fn(() => Promise.resolve({ default: Own }));
    draw(load);
    expect(load).not.toHaveBeenCalled();
    const button = screen.getByRole('button', { name: 'Fill' });
    await userEvent.dblClick(button);
    expect(await screen.findByRole('dialog', { name: 'Fill' })).toHaveTextContent('Of North');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(button).toHaveFocus();
  });

  it("has the record's name in a row", () => {
    draw(() => Promise.resolve({ default: Own }), { isInRow: true });
    expect(screen.getByRole('button', { name: 'Fill, North' })).toBeVisible();
  });

  it('is only offered for matching records', () => {
    draw(() => Promise.resolve({ default: Own }), { mode: 'OFF' });
    expect(screen.queryByRole('button', { name: 'Fill' })).not.toBeInTheDocument();
  });

  it('whose code fails to load reports that, and can be tried again', async () => {
    const heard = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const load = vi
      .fn<LazyComponent<DialogActionProps>>()
      .mockRejectedValueOnce(new Error('cut off'))
      .mockResolvedValue({ default: Own });
    draw(load);
    await userEvent.click(screen.getByRole('button', { name: 'Fill' }));
    expect(
      await screen.findByText('Fill could not be opened. Check your connection and try again.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Fill' }));
    expect(await screen.findByRole('dialog', { name: 'Fill' })).toBeVisible();
    heard.mockRestore();
  });
});
