// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FieldCell } from '../../src/fields/FieldCell';
import { createPlatform } from '../../src/fields/testing/platform';
import { FormOf, renderFields, renderForm } from '../../src/fields/testing/render';
import { PlaceProvider } from '../../src/views/place/placeContext';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { choice } from '../../src/schema/fields';
import { fixed } from '../../src/schema/options';
import { integrations } from '.';

const declaration: AnyDeclaration = {
  ...integrations,
  fields: {
    ...integrations.fields,
    integration_name: choice({ label: 'System', options: fixed(['PAR', 'CrunchTime', 'New']) }),
  },
};

const show = (given: object) => {
  const onSubmit = vi.fn();
  const view = renderForm({
    names: ['integration_name', 'credentials'],
    declaration,
    onSubmit,
    ...given,
  });
  return { ...view, onSubmit };
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const choose = async (option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'System' }));
  await userEvent.click(screen.getByRole('option', { name: option }));
};
const box = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
const type = async (label: string, text: string) => {
  await userEvent.type(await box(label), text);
};

/** Every parameter of CrunchTime except the user's id. */
const rest = [
  'Password',
  'Inventory Auth Token',
  'All Products Auth Token',
  'Locations Auth Token',
];
const typeRest = async (text: string) => {
  for (const label of rest) await type(label, text);
};
const sentRest = (text: string) =>
  Object.fromEntries(rest.map((label) => [label.replaceAll(' ', ''), text]));

describe('credentials', () => {
  it('have the parameter names of the selected system', async () => {
    show({});
    expect(screen.queryByRole('group')).toBeNull();
    await choose('CrunchTime');
    expect(await screen.findByRole('group', { name: 'Credentials' })).toBeVisible();
    expect(await box('UserId')).toBeVisible();
    expect(await box('Password')).toBeVisible();
    expect(screen.queryByLabelText(/DC Key/)).toBeNull();
    await choose('New');
    expect(screen.getByText('The parameters of this system are unknown.')).toBeVisible();
  });

  it('are masked, are not stored by password managers, and can be shown', async () => {
    show({ values: { integration_name: 'PAR' } });
    const key = await box('DC Key');
    expect(key).toHaveAttribute('type', 'password');
    expect(key).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.click(screen.getByRole('button', { name: 'Show DC Key' }));
    expect(key).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide DC Key' }));
    expect(key).toHaveAttribute('type', 'password');
  });

  it('are all required, each with its name', async () => {
    const { onSubmit } = show({ values: { integration_name: 'CrunchTime' } });
    await box('UserId');
    await save();
    expect(await screen.findByText('UserId is required.')).toBeVisible();
    expect(screen.getByText('Password is required.')).toBeVisible();
    await type('UserId', 'rosa');
    await waitFor(() => {
      expect(screen.queryByText('UserId is required.')).toBeNull();
    });
    await save();
    expect(screen.getByText('Password is required.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('are sent by their own keys, and are never in an address or in storage', async () => {
    const { onSubmit } = show({ values: { integration_name: 'CrunchTime' } });
    await type('UserId', 'rosa');
    await typeRest('pa**word');
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0].credentials).toEqual({
        UserId: 'rosa',
        ...sentRest('pa**word'),
      });
    });
    const kept = [
      ...Object.values(localStorage),
      ...Object.values(sessionStorage),
      location.href,
    ].join();
    expect(kept).not.toContain('pa**word');
  });

  it('that are stored are only indicated, and are sent if typed again', async () => {
    const { onSubmit } = show({
      record: {
        id: 'i-1',
        integration_name: 'CrunchTime',
        credentials: { UserId: '••••osa1', Password: '••••' },
      },
    });
    const user = await box('UserId');
    expect(user).toHaveValue('');
    expect(user).toHaveAccessibleDescription('Stored: ••••osa1');
    await save();
    expect(await screen.findByText('Password is required.')).toBeVisible();
    await type('UserId', 'rosa');
    await typeRest('new');
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0].credentials).toEqual({
        UserId: 'rosa',
        ...sentRest('new'),
      });
    });
  });

  it('of one system are not used for another', async () => {
    const { onSubmit } = show({ values: { integration_name: 'CrunchTime' } });
    await type('Password', 'secret');
    await choose('PAR');
    await type('DC Key', 'k-1');
    await save();
    await waitFor(() => {
      expect(onSubmit.mock.calls[0]?.[0].credentials).toEqual({ DCKey: 'k-1' });
    });
  });

  it.each(['row', 'page'] as const)(
    'are masked in a %s, even if the platform sends them',
    async (place) => {
      const record = { id: 'i-1', credentials: { DCKey: 'in the clear', UserId: '••••5513' } };
      const { container } = renderFields(
        <FieldCell declaration={declaration} source="credentials" record={record} place={place} />,
        undefined,
        [declaration],
      );
      expect(await screen.findByText('DC Key ••••, UserId ••••5513')).toBeVisible();
      expect(container.innerHTML).not.toContain('clear');
    },
  );
});

describe('adding an integration that exists', () => {
  const shown = (stored: readonly string[]) => {
    const platform = createPlatform();
    platform.getList.mockImplementation((resource) =>
      Promise.resolve({
        data:
          resource === 'integrations'
            ? stored.map((name) => ({ id: name, integration_name: name }))
            : [],
        total: stored.length,
      } as never),
    );
    renderFields(
      <PlaceProvider within={{ account_id: 'org-1' }}>
        <FormOf names={['integration_name', 'credentials']} declaration={declaration} />
      </PlaceProvider>,
      platform,
      [declaration],
    );
    return platform;
  };

  it('says that its stored credentials are replaced', async () => {
    shown(['PAR']);
    await choose('CrunchTime');
    await box('UserId');
    expect(screen.queryByRole('alert')).toBeNull();
    await choose('PAR');
    expect(
      await screen.findByText('PAR is already connected. Saving replaces its stored credentials.'),
    ).toBeVisible();
  });

  it('says that it is unknown if the integrations cannot be read, and reads them again', async () => {
    const platform = shown(['PAR']);
    platform.getList.mockRejectedValueOnce(new Error('down'));
    await choose('PAR');
    const unknown =
      'The integrations could not be loaded. If PAR is already connected, saving replaces its stored credentials.';
    expect(await screen.findByText(unknown)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByText('PAR is already connected. Saving replaces its stored credentials.'),
    ).toBeVisible();
    expect(screen.queryByText(unknown)).toBeNull();
  });
});
