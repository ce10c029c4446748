// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { corner } from './testing/shopPlatform';
import { openShop, shopPage } from './testing/shopConsole';

const page = `${shopPage}/rules`;
const api = '/api/shops/a%2F1%25/rules';
const box = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const retype = async (name: string, text: string) => {
  const input = await box(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const conflict = () => screen.findByRole('alertdialog', { name: 'Newer changes to Rules' });

const opened = async () => {
  const made = await openShop(page, 'House Rules');
  await box('Quiet hours');
  const { store, sentTo } = made;
  return {
    ...made,
    rules: store.rules[corner] ?? {},
    puts: () => sentTo('PUT', '/api').map(({ path, body }) => [path, body]),
  };
};

describe('a document', () => {
  it('shows its values, links back, and cannot be saved unchanged', async () => {
    await opened();
    expect(await box('Quiet hours')).toHaveValue('Nine to ten');
    expect(await box('Dress')).toHaveValue('');
    expect(await button('Save')).toBeDisabled();
    expect(await button('Discard changes')).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', shopPage);
  });

  it('is saved once, reported, and restarts with the stored values', async () => {
    const { puts, meet } = await opened();
    await retype('Quiet hours', ' always ');
    meet('PUT /api/shops', Response.json({}));
    await userEvent.dblClick(await button('Save'));
    expect(await screen.findByText('House rules saved.')).toBeVisible();
    expect(puts()).toEqual([[api, { quiet: 'always', dress: null }]]);
    // The platform ignored the change, so the stored value is shown.
    await waitFor(async () => {
      expect(await box('Quiet hours')).toHaveValue('Nine to ten');
    });
    expect(await button('Save')).toBeDisabled();
  });

  it('can be saved again with the same values', async () => {
    const { puts } = await opened();
    for (const text of ['one', 'two', 'one']) {
      await retype('Quiet hours', text);
      await userEvent.click(await button('Save'));
      await waitFor(async () => {
        expect(await button('Save')).toBeDisabled();
      });
    }
    expect(puts().map(([, body]) => body)).toEqual([
      { quiet: 'one', dress: null },
      { quiet: 'two', dress: null },
      { quiet: 'one', dress: null },
    ]);
  });

  it('discards unsaved values', async () => {
    const { puts } = await opened();
    await retype('Dress', 'Red');
    await userEvent.click(await button('Discard changes'));
    expect(await box('Dress')).toHaveValue('');
    expect(await button('Save')).toBeDisabled();
    expect(puts()).toEqual([]);
  });

  it('keeps typed values after a refusal, with the error at the form', async () => {
    const { refuse } = await opened();
    await retype('Dress', 'Red');
    refuse('PUT /api/shops', 422, 'No red.');
    await userEvent.click(await button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('No red.');
    expect(await box('Dress')).toHaveValue('Red');
    expect(await button('Save')).toBeEnabled();
  });
});

describe('a document that someone else changed', () => {
  it.each([
    ['Mine: mine', 'mine'],
    ['Saved: theirs', 'theirs'],
  ])('shows a conflict, and keeps %s', async (name, kept) => {
    const { rules, puts } = await opened();
    await retype('Quiet hours', 'mine');
    Object.assign(rules, { quiet: 'theirs', dress: 'Green' });
    await userEvent.click(await button('Save'));
    const question = await conflict();
    await userEvent.click(within(question).getByRole('radio', { name }));
    await userEvent.click(within(question).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('House rules saved.')).toBeVisible();
    expect(puts()).toEqual([[api, { quiet: kept, dress: 'Green' }]]);
    await waitFor(async () => {
      expect(await box('Dress')).toHaveValue('Green');
    });
  });

  it('returns to the form without sending anything', async () => {
    const { rules, puts } = await opened();
    await retype('Quiet hours', 'mine');
    rules.quiet = 'theirs';
    await userEvent.click(await button('Save'));
    await userEvent.click(
      within(await conflict()).getByRole('button', { name: 'Back to the form' }),
    );
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(await box('Quiet hours')).toHaveValue('mine');
    expect(puts()).toEqual([]);
  });

  it('is adopted by an unchanged form', async () => {
    const { rules, puts, readAgain } = await opened();
    rules.quiet = 'theirs';
    await act(readAgain);
    await waitFor(async () => {
      expect(await box('Quiet hours')).toHaveValue('theirs');
    });
    expect(await button('Save')).toBeDisabled();
    await retype('Dress', 'Red');
    await userEvent.click(await button('Save'));
    expect(await screen.findByText('House rules saved.')).toBeVisible();
    expect(puts()).toEqual([[api, { quiet: 'theirs', dress: 'Red' }]]);
  });

  it('is adopted after unsaved values are discarded', async () => {
    const { rules, readAgain } = await opened();
    await retype('Dress', 'Red');
    rules.quiet = 'theirs';
    await act(readAgain);
    expect(await box('Quiet hours')).toHaveValue('Nine to ten');
    await userEvent.click(await button('Discard changes'));
    await waitFor(async () => {
      expect(await box('Quiet hours')).toHaveValue('theirs');
    });
  });

  it('still shows the conflict after it was reloaded while typing', async () => {
    const { rules, puts, readAgain } = await opened();
    await retype('Quiet hours', 'mine');
    rules.quiet = 'theirs';
    await act(readAgain);
    expect(await box('Quiet hours')).toHaveValue('mine');
    await userEvent.click(await button('Save'));
    expect(await conflict()).toBeVisible();
    expect(puts()).toEqual([]);
  });
});

describe('documents of several parents', () => {
  it('are never mixed up: the page restarts, also with cached data', async () => {
    const { router, sentTo } = await opened();
    await act(() => router.navigate('/shops/view/b/rules'));
    await waitFor(async () => {
      expect(await box('Quiet hours')).toHaveValue('Never');
    });
    await act(() => router.navigate(-1));
    await waitFor(async () => {
      expect(await box('Quiet hours')).toHaveValue('Nine to ten');
    });
    await retype('Dress', 'Red');
    await userEvent.click(await button('Save'));
    expect(await screen.findByText('House rules saved.')).toBeVisible();
    expect(sentTo('PUT', '/api').map(({ path, body }) => [path, body])).toEqual([
      [api, { quiet: 'Nine to ten', dress: 'Red' }],
    ]);
  });

  it.each([
    ['nothing', Response.json({ rules: null })],
    ['HTML', new Response('<h1>Sign in</h1>')],
    ['an empty 200', new Response('')],
  ])('that respond with %s report an error, and offer to try again', async (_, reply) => {
    const { meet, router } = await opened();
    meet('GET /api/shops/b/rules', reply);
    await act(() => router.navigate('/shops/view/b/rules'));
    const alert = await screen.findByRole('alert');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await box('Quiet hours')).toHaveValue('Never');
  });
});
