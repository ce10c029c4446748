// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createAnswer } from '../answer';
import { memoryLog } from '../callLog';
import { limitText } from '../limits';
import { createPort } from './StandInContext';
import { Testers } from './Testers';
import { TestersPanel } from './TestersPanel';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The panel with its own simulated platform, in the same element as in the page. */
const opened = async ({
  isOpen = true,
  limits = [],
}: { isOpen?: boolean; limits?: readonly string[] } = {}) => {
  const log = memoryLog();
  const answer = createAnswer({ log });
  const port = createPort({ answer, calls: log.read, limits });
  const reload = vi.fn<(address?: string) => void>();
  const container = document.createElement('aside');
  container.id = 'facings-testers';
  document.body.append(container);
  render(<Testers port={port} container={container} reload={reload} />, { container });
  const user = userEvent.setup();
  if (isOpen) {
    await user.click(screen.getByRole('button', { name: 'Testers' }));
    await screen.findByRole('button', { name: 'Apply' });
  }
  const ask = (path: string, method = 'GET') =>
    act(() => answer(new Request(new URL(path, location.origin), { method })));
  const toTab = (name: string) => user.click(screen.getByRole('tab', { name }));
  return { port, reload, user, ask, toTab };
};

const chosen = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);

/** The panel loads its code and then takes the focus. */
const headingHasFocus = () =>
  waitFor(() => expect(screen.getByRole('heading', { name: 'Testers’ panel' })).toHaveFocus());

it('says what the demo cannot do in this browser', async () => {
  await opened({ limits: (['storage', 'images'] as const).map(limitText) });
  const [storage, images] = screen.getAllByRole('alert');
  expect(storage).toHaveTextContent('changes are lost when you reload');
  expect(images).toHaveTextContent('Images are unavailable');
});

it('is closed at first, opens by the button and the keys, closes with Escape and gives the focus back', async () => {
  const { user } = await opened({ isOpen: false });
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Testers' });
  await user.click(button);
  await headingHasFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Testers' })).toHaveFocus());

  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  await user.keyboard('{Control>}{Alt>}t{/Alt}{/Control}');
  await headingHasFocus();
  await user.keyboard('{Control>}{Alt>}t{/Alt}{/Control}');
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  await waitFor(() => expect(field).toHaveFocus());
  field.remove();
});

it('takes the focus in the commit that shows it, because a later effect can break a commit of the console', async () => {
  const port = createPort({ answer: createAnswer({ log: memoryLog() }), calls: () => [] });
  const memory = { isOpen: true, tab: 'state', side: 'left', remember: vi.fn() } as const;
  const focused: (string | null | undefined)[] = [];
  const Console = ({ children }: { readonly children: ReactNode }) => {
    useLayoutEffect(() => {
      focused.push(document.activeElement?.textContent);
    }, []);
    return children;
  };
  render(
    <Console>
      <TestersPanel port={port} memory={memory} takesFocus onClose={vi.fn()} reload={vi.fn()} />
    </Console>,
  );
  expect(focused).toEqual(['Testers’ panel']);
  await screen.findByRole('button', { name: 'Apply' });
});

it('stays as it was for the session of the tab', async () => {
  const { toTab } = await opened();
  await toTab('Log');
  document.body.replaceChildren();
  await opened({ isOpen: false });
  expect(await screen.findByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
});

it('applies a scenario by its link, with seed and person', async () => {
  const { user, reload } = await opened();
  await user.click(screen.getByRole('radio', { name: /^Read only/ }));
  const seed = screen.getByRole('textbox', { name: 'Seed' });
  await user.clear(seed);
  await user.type(seed, 'x');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(seed).toBeInvalid();
  expect(reload).not.toHaveBeenCalled();
  await user.clear(seed);
  await user.type(seed, '7');
  await chosen('Sign in as', 'olive@facings.example');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  const { searchParams } = new URL(String(reload.mock.calls[0]?.[0]));
  expect(Object.fromEntries(searchParams)).toMatchObject({
    scenario: 'read-only',
    seed: '7',
    person: 'olive@facings.example',
  });
});

it('moves the clock, the latency and the life of tokens at once', async () => {
  const { user, port } = await opened();
  await user.click(screen.getByRole('button', { name: '+1 week' }));
  await user.click(await screen.findByRole('button', { name: '+1 day' }));
  expect(await screen.findAllByText(/8 days ahead/)).not.toHaveLength(0);
  expect((await port.state()).clockOffsetMs).toBe(8 * 86_400_000);
  await user.click(screen.getByRole('button', { name: 'Back to now' }));

  const latency = screen.getByRole('textbox', { name: 'Latency of every call, ms' });
  await user.clear(latency);
  await user.type(latency, '70000{Enter}');
  expect(latency).toBeInvalid();
  await user.clear(latency);
  await user.type(latency, '250{Enter}');
  await screen.findByText('Latency of every call, ms: 250.');
  const tokens = screen.getByRole('textbox', { name: 'Lifetime of access tokens, seconds' });
  await user.clear(tokens);
  await user.type(tokens, '30{Enter}');
  await screen.findByText('Lifetime of access tokens, seconds: 30.');
  expect(await port.state()).toMatchObject({
    clockOffsetMs: 0,
    latencyMs: 250,
    accessTtlSeconds: 30,
  });
});

it('arms a fault for a call by its name, counts it, keeps the count of others, and removes it', async () => {
  const { user, port, ask, toTab } = await opened();
  await toTab('Faults');
  await chosen('Which calls', 'One call of the contract');
  await user.click(screen.getByRole('button', { name: 'Fail the next call' }));
  const form = within(screen.getByRole('region', { name: 'Arm a fault' }));
  const picker = form.getByRole('combobox', { name: 'Call of the contract' });
  expect(picker).toBeInvalid();
  await user.type(picker, 'regions post');
  await user.click(await screen.findByRole('option', { name: 'POST /api/regions' }));
  await user.click(screen.getByRole('button', { name: 'Fail the next call' }));
  const armed = () => within(screen.getByRole('list', { name: 'Armed' })).getAllByRole('listitem');
  const first = 'POST /api/regions: answers 500, the next one only';
  await screen.findByText(`Armed: ${first}.`);
  expect(armed()[0]).toHaveTextContent(`${first}struck 0 times`);
  expect((await ask('/api/regions', 'POST')).status).toBe(500);
  expect((await ask('/api/regions', 'POST')).status).toBe(401);

  await chosen('Which calls', 'Any read');
  await user.click(screen.getByRole('button', { name: 'Delay the next call' }));
  await screen.findByText('Armed: any read: slower by 3,000 ms, the next one only.');
  expect(armed()).toHaveLength(2);
  expect(armed()[1]).toHaveTextContent('struck once, over');
  await user.click(screen.getByRole('button', { name: /^Remove: any read/ }));
  expect(armed()).toHaveLength(1);
  expect(armed()[0]).toHaveTextContent('struck once, over');
  await user.click(screen.getByRole('button', { name: 'Remove all' }));
  await screen.findByText('Nothing is armed: every call goes through.');
  expect((await port.state()).faults).toEqual([]);
});

it('makes calls slow by their name', async () => {
  const { user, port, toTab } = await opened();
  await toTab('Faults');
  await user.click(screen.getByRole('button', { name: 'Make it slow' }));
  const picker = screen.getByRole('combobox', { name: 'Call of the contract' });
  expect(picker).toBeInvalid();
  await user.type(picker, 'get /api/items{ArrowDown}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Make it slow' }));
  await screen.findByRole('button', { name: 'Remove: GET /api/items: 3,000 ms' });
  expect((await port.state()).latencies).toEqual([{ call: 'GET /api/items', ms: 3000 }]);
});

it('shows calls as they come, marks those outside the contract in words, pauses and clears', async () => {
  const { user, ask, toTab } = await opened();
  await toTab('Log');
  expect(screen.getByText('No call yet.')).toBeVisible();
  await ask('/api/items');
  await ask('/api/nope?a=b');
  const rows = () => within(screen.getByRole('list', { name: 'Calls, newest first' }));
  const outside = await screen.findByRole('button', { name: /not in the contract/ });
  expect(outside).toHaveTextContent(
    /^GET \/api\/nope404not in the contract\. GET \/api\/nope\?a=b/,
  );
  expect(rows().getAllByRole('listitem')).toHaveLength(2);

  await user.click(outside);
  expect(screen.getByRole('heading', { name: /^Call 2: GET \/api\/nope/ })).toHaveFocus();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy as curl' }));
  await screen.findByText('Copied.');
  expect(copied.mock.calls[0]?.[0]).toMatch(/^curl -X GET 'http.+\/api\/nope\?a=b'/);
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));

  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await ask('/api/items');
  expect(screen.getByText('2 calls')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  await screen.findByText('3 calls');
  await user.click(screen.getByRole('checkbox', { name: 'Outside the contract only' }));
  await screen.findByText('1 of 3 calls shown');
  await user.click(screen.getByRole('button', { name: 'Clear the log' }));
  await screen.findByText('No call yet.');
});

it('shows the text if copying is forbidden', async () => {
  const { user } = await opened();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
  await user.click(screen.getByRole('button', { name: 'Copy link to this state' }));
  const link = await screen.findByRole('textbox', { name: 'Copy link to this state' });
  expect((link as HTMLInputElement).value).toContain('scenario=default');
});

it("shows a refusal in the simulated platform's words", async () => {
  const { user, port, toTab } = await opened();
  await toTab('Faults');
  vi.spyOn(port, 'changeFaults').mockRejectedValue(new Error('every must be at least 1.'));
  await user.click(screen.getByRole('button', { name: 'Arm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The stand-in refused: every must be at least 1.',
  );
});

it('resets the simulated platform and reloads the console', async () => {
  const { user, port, reload } = await opened();
  await port.setLatency(100);
  await user.click(screen.getByRole('button', { name: 'Reset the stand-in' }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect((await port.state()).latencyMs).toBe(0);
});

it('speaks the language of the console, also after it was changed', async () => {
  await opened();
  expect(screen.getByRole('tab', { name: 'State' })).toBeVisible();
  document.documentElement.lang = 'fr';
  expect(await screen.findByRole('tab', { name: 'État' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Lecture seule/ })).toBeInTheDocument();
  expect(
    screen.getByRole('option', { name: 'Noor Haddad, dans une seule organisation' }),
  ).toBeInTheDocument();
  expect(document.getElementById('facings-testers')).toHaveAccessibleName('Panneau des testeurs');
  document.documentElement.lang = 'en';
  expect(await screen.findByRole('tab', { name: 'State' })).toBeVisible();
});
