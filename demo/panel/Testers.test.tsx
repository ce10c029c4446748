// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
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

it('marks what is wrong in the state and in a fault, and applies nothing', async () => {
  const { user, port, reload, toTab } = await opened();
  const type = async (label: string, typed: string) => {
    const field = screen.getByRole('textbox', { name: label });
    await user.clear(field);
    await user.type(field, typed);
    return field;
  };
  const seed = await type('Seed', 'x');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(seed).toBeInvalid();
  expect(reload).not.toHaveBeenCalled();
  expect(await type('Latency of every call, ms', '70000{Enter}')).toBeInvalid();
  await toTab('Faults');
  await user.click(screen.getByRole('button', { name: 'Make it slow' }));
  const picker = screen.getByRole('combobox', { name: 'Call of the contract' });
  expect(picker).toBeInvalid();
  await user.type(picker, 'get /api/items{ArrowDown}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Make it slow' }));
  await screen.findByRole('button', { name: 'Remove: GET /api/items: 3,000 ms' });
  expect(await port.state()).toMatchObject({
    latencyMs: 0,
    latencies: [{ call: 'GET /api/items', ms: 3000 }],
  });
});

it('downloads files that update what the platform has', async () => {
  const { user } = await opened();
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (blob: Blob) => {
        saved.push(blob);
        return 'blob:sample';
      };
      static override revokeObjectURL = () => undefined;
    },
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await user.click(screen.getByRole('button', { name: /^Price list that updates 12 products/ }));
  expect(await screen.findByText('Downloaded. Import it for Alder & Vine Markets.')).toBeVisible();
  expect(click).toHaveBeenCalledOnce();
  expect(saved).toHaveLength(1);
  expect(saved[0]?.type).toBe('text/csv');
  expect(saved[0]?.size).toBeGreaterThan(500);
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
