// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { defineResource } from '../../schema/defineResource';
import { texts } from '../../schema/fields';
import { FieldCell } from '../FieldCell';
import { renderFields, renderForm } from '../testing/render';
import { fieldFromPlatform } from '../kinds';

const hosts = texts({ label: 'Hosts', max: 12, required: true, hint: 'Without https.' });
const proxies = defineResource({
  name: 'proxies',
  label: 'Proxy',
  labels: 'Proxies',
  routes: { list: '/proxies' },
  api: '/api/proxies',
  fields: { hosts },
  represent: '{id}',
  list: { columns: ['hosts'] },
});

const box = () => screen.getByRole('combobox', { name: /Hosts/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

const edit = (stored: unknown) => {
  const onSubmit = vi.fn();
  renderForm({
    declaration: proxies,
    names: ['hosts'],
    record: { id: 'p-1', hosts: stored },
    onSubmit,
  });
  return onSubmit;
};

const sent = async (onSubmit: ReturnType<typeof vi.fn>, value: unknown) => {
  await waitFor(() => {
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ hosts: value });
  });
};

describe('a list of texts', () => {
  it('adds typed text by Enter and on blur, without duplicates', async () => {
    const onSubmit = edit(['a.test']);
    expect(box()).toHaveAccessibleDescription('Without https.');
    await userEvent.type(box(), ' b.test {Enter}a.test{Enter}c.test');
    await userEvent.tab();
    await save();
    await sent(onSubmit, ['a.test', 'b.test', 'c.test']);
  });

  it('removes the last one by Backspace', async () => {
    const onSubmit = edit(['a.test', 'b.test']);
    await userEvent.click(box());
    await userEvent.keyboard('{Backspace}');
    expect(screen.queryByText('b.test')).toBeNull();
    await save();
    await sent(onSubmit, ['a.test']);
  });

  it('is required, and says so', async () => {
    const onSubmit = edit(null);
    await save();
    expect(await screen.findByText('Hosts is required.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(box()).toBeRequired();
  });

  it('refuses a text that is too long', async () => {
    // A stored one is forgiven.
    const onSubmit = edit(['a']);
    await userEvent.clear(box());
    await userEvent.click(box());
    await userEvent.paste('a'.repeat(13));
    await save();
    expect(await screen.findByText('Hosts should contain at most 12 characters.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    [
      ['a', ' b ', 'a', 7, null, {}],
      ['a', 'b', '7'],
    ],
    ['a', ['a']],
    [[], []],
    [null, null],
  ])('comes as %j and is %j', (stored, value) => {
    expect(fieldFromPlatform(hosts, stored)).toEqual(value);
  });

  it('is shown as tags', () => {
    renderFields(
      <FieldCell
        declaration={proxies}
        source="hosts"
        record={{ id: 'p-1', hosts: ['a', 'b', 'c', 'd', 'e'] }}
        place="row"
      />,
      undefined,
      [proxies],
    );
    expect(screen.getByTitle('a, b, c, d, e')).toHaveTextContent('abc+2');
  });
});
