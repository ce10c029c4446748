// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderShell } from '../testing/renderShell';
import { openHistory } from './historyStore';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no pointer events.
  vi.stubGlobal('PointerEvent', MouseEvent);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

const region = () => screen.getByRole('region', { name: 'Notifications' });

const start = async () => {
  const { notify } = renderShell({ page: <p>the page</p> });
  await pass(0);
  return (...given: Parameters<typeof notify>) => {
    act(() => {
      notify(...given);
    });
  };
};

describe('toasts', () => {
  it('are visible for five seconds', async () => {
    const notify = await start();
    notify('Region "North" updated successfully!', { type: 'success' });
    expect(screen.getByRole('status')).toHaveTextContent('Region "North" updated successfully!');
    await pass(4999);
    expect(screen.getByRole('status')).toBeInTheDocument();
    await pass(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('have a title if given, and only errors interrupt', async () => {
    const notify = await start();
    notify('Unselecting default pan size not allowed.', { type: 'error', title: 'Not allowed' });
    const toast = within(region()).getByRole('alert');
    expect(toast).toHaveTextContent('Not allowedUnselecting default pan size not allowed.');
  });

  it('are shown although they claim to be undoable and no change is', async () => {
    const notify = await start();
    notify('Saved', { undoable: true });
    notify('It failed.', { type: 'error' });
    await pass(0);
    expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/);
    expect(screen.getByRole('alert')).toHaveTextContent('It failed.');
  });

  it('can be elements', async () => {
    const notify = await start();
    notify(<b>In bold</b>);
    expect(within(screen.getByRole('status')).getByText('In bold').tagName).toBe('B');
    act(openHistory);
    vi.useRealTimers();
    const dialog = within(await screen.findByRole('dialog', { name: 'Notification history' }));
    expect(dialog.getByText('In bold')).toBeInTheDocument();
  });

  it.each<readonly [unknown, string]>([
    [new Error('It broke.'), 'It broke.'],
    [{ message: 'It broke.' }, 'It broke.'],
    [7, '7'],
    [undefined, 'Something went wrong. Please try again.'],
    [null, 'Something went wrong. Please try again.'],
    ['', 'Something went wrong. Please try again.'],
    [new Error(''), 'Something went wrong. Please try again.'],
    [{ status: 500 }, 'Something went wrong. Please try again.'],
    [[new Error('It broke.')], 'It broke.'],
    [[[new Error('It '), 'broke.'], new Date(), () => 'x', { a: 1 }, null], 'It broke.'],
    [[{ message: { deep: true } }, new Date()], 'Something went wrong. Please try again.'],
    [[new Error('')], 'Something went wrong. Please try again.'],
    [[], 'Something went wrong. Please try again.'],
    [new Date(), 'Something went wrong. Please try again.'],
    [() => 'It broke.', 'Something went wrong. Please try again.'],
  ])('show %j as a text, and those after it', async (message, body) => {
    const notify = await start();
    notify(message as string, { type: 'error' });
    notify('Saved');
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent(body);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });

  it('fail alone, in the history as well', async () => {
    // React reports what a boundary has caught.
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const notify = await start();
    notify(<b>{new Date() as unknown as string}</b>, { type: 'error' });
    notify('Saved');
    await pass(0);
    const sentence = 'Something went wrong. Please try again.';
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    act(openHistory);
    vi.useRealTimers();
    const panel = within(await screen.findByRole('dialog', { name: 'Notification history' }));
    expect(panel.getByText(sentence)).toBeInTheDocument();
    expect(panel.getByText('Saved')).toBeInTheDocument();
    fireEvent.click(panel.getByRole('button', { name: 'Close' }));
  });

  it('without any text are left out, unless they are errors', async () => {
    const notify = await start();
    notify(undefined, { type: 'success' });
    notify([new Date(), {}] as unknown as string);
    notify('Saved');
    await pass(0);
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });

  it.each([
    { autoHideDuration: 1000, before: 999, after: 1 },
    { autoHideDuration: 9000, before: 8999, after: 1 },
    { autoHideDuration: null, before: 600_000, after: null },
  ])(
    'stay for autoHideDuration: $autoHideDuration',
    async ({ autoHideDuration, before, after }) => {
      const notify = await start();
      notify('Saved', { autoHideDuration });
      await pass(before);
      expect(screen.getByRole('status')).toBeInTheDocument();
      if (after === null)
        fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
      else await pass(after);
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
    },
  );

  it('are announced over a dialog too, which hides its siblings', async () => {
    await start();
    const place = region().parentElement;
    place?.setAttribute('aria-hidden', 'true');
    await pass(0);
    expect(place?.parentElement).toBe(document.body);
    expect(place).not.toHaveAttribute('aria-hidden');
  });

  it('stay while they are hovered or focused', async () => {
    const notify = await start();
    notify('Saved.', { type: 'info' });
    await pass(4000);
    fireEvent.pointerEnter(screen.getByRole('status'));
    fireEvent.pointerMove(screen.getByRole('status'), { screenX: 3, screenY: 0 });
    await pass(60_000);
    expect(screen.getByRole('status')).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByRole('status'));
    fireEvent.focus(screen.getByRole('button', { name: 'Close notification' }));
    await pass(60_000);
    expect(screen.getByRole('status')).toBeInTheDocument();
    fireEvent.blur(screen.getByRole('button', { name: 'Close notification' }));
    await pass(5000);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('do not stay for a resting pointer under them', async () => {
    const notify = await start();
    notify('Saved.', { type: 'info' });
    const at = { screenX: 1300, screenY: 850 };
    fireEvent.pointerMove(document.body, at);
    fireEvent.pointerEnter(screen.getByRole('status'), at);
    fireEvent.pointerMove(screen.getByRole('status'), at);
    await pass(5000);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('stay for a pointer that moves onto them in one step', async () => {
    const notify = await start();
    notify('Saved.', { type: 'info' });
    fireEvent.pointerMove(document.body, { screenX: 10, screenY: 10 });
    fireEvent.pointerEnter(screen.getByRole('status'), { screenX: 1300, screenY: 850 });
    await pass(60_000);
    expect(screen.getByRole('status')).toBeInTheDocument();
  });

  it('avoid the buttons of a dialog, and move down when it is closed', async () => {
    const notify = await start();
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const top = this.dataset.footer === undefined ? 0 : window.innerHeight - 70;
      return new DOMRect(0, top, 400, 70);
    });
    notify('Saved.', { type: 'info' });
    expect(region()).toHaveStyle({ bottom: '24px' });
    const footer = document.createElement('div');
    footer.dataset.footer = '';
    document.body.append(footer);
    await pass(100);
    expect(region()).toHaveStyle({ bottom: '78px' });
    footer.remove();
    await pass(100);
    expect(region()).toHaveStyle({ bottom: '24px' });
  });

  it('are three at most; the others wait, and none is lost', async () => {
    const notify = await start();
    for (const name of ['one', 'two', 'three', 'four']) notify(name, { type: 'info' });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'one',
      'two',
      'three',
    ]);
    const [first] = screen.getAllByRole('button', { name: 'Close notification' });
    fireEvent.click(first as HTMLElement);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'two',
      'three',
      'four',
    ]);
  });

  it('replace the previous one of their group, and keep the others', async () => {
    const notify = await start();
    notify('1 zone', { type: 'success', group: 'zones' });
    notify('Saved.', { type: 'info' });
    notify('2 zones', { type: 'success', group: 'zones' });
    await pass(0);
    const shown = within(region())
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
    expect(shown).toEqual(['Saved.', '2 zones']);
  });

  it('offer their action once, and then disappear', async () => {
    const notify = await start();
    const undo = vi.fn();
    notify('Saved.', { type: 'success', action: { label: 'Undo', act: undo } });
    notify('Another.', { type: 'info' });
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
    expect(screen.getByText('Another.')).toBeInTheDocument();
    await pass(60_000);
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('no longer offer it afterwards, nor in the history', async () => {
    const notify = await start();
    const undo = vi.fn();
    notify('Saved.', { type: 'success', action: { label: 'Undo', act: undo } });
    await pass(5000);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    act(openHistory);
    vi.useRealTimers();
    const panel = within(await screen.findByRole('dialog', { name: 'Notification history' }));
    expect(panel.getByText('Saved.')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(undo).not.toHaveBeenCalled();
    fireEvent.click(panel.getByRole('button', { name: 'Close' }));
  });

  it('show their text literally: braces, keys and markup', async () => {
    const notify = await start();
    notify('<b>Müller</b> {total} |||| more', { type: 'info' });
    expect(screen.getByRole('status')).toHaveTextContent('<b>Müller</b> {total} |||| more');
  });

  it('can be read again in the history, latest first', async () => {
    const notify = await start();
    notify('first', { type: 'info' });
    notify('second', { type: 'error' });
    await pass(6000);
    act(openHistory);
    vi.useRealTimers();
    const panel = within(await screen.findByRole('dialog', { name: 'Notification history' }));
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^second.*\d/),
      expect.stringMatching(/^first.*\d/),
    ]);
    fireEvent.click(panel.getByRole('button', { name: 'Close' }));
  });

  it('are not in the history of the next person, whose toasts are others', async () => {
    const { notify } = renderShell({ page: <p>the page</p> });
    await pass(0);
    act(() => {
      notify('of the first');
    });
    await pass(0);
    cleanup();
    renderShell({ page: <p>the page</p> });
    await pass(0);
    act(openHistory);
    vi.useRealTimers();
    const panel = within(await screen.findByRole('dialog', { name: 'Notification history' }));
    expect(panel.queryByText('of the first')).not.toBeInTheDocument();
    fireEvent.click(panel.getByRole('button', { name: 'Close' }));
  });
});
