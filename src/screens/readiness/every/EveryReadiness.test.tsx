// @vitest-environment jsdom
// Readiness of all organizations over the stand-in: what is asked at once, the order, and what cannot be checked.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createConsole, type SentCall } from '../../../views/testing/renderConsole';

const address = '/organizations/readiness';
const nameOf = (at: number) => `Shop ${String(at).padStart(2, '0')}`;

const bodies: readonly (readonly [RegExp, object])[] = [
  [/\/uom$/, { uoms: { enabled: [{ id: 'u', name: 'Each' }] } }],
  [/\/storages$/, { storages: { enabled: ['DRY_SHELF'] } }],
  [/\/categories$/, { categories: [{ id: 'c', name: 'Bread' }] }],
  [/\/regions$/, { results: [{ id: 'r', name: 'North' }] }],
  [/\/invites$/, { invites: [] }],
  [
    /\/products$/,
    {
      products: [{ id: 'p', sku: '1', is_archived: false, item_app_eligible: 'PRODUCTION' }],
      total: 1,
    },
  ],
  [/\/zones$/, { zones: [{ id: 'z', name: 'Aisle' }], total: 1 }],
  [/\/users$/, { users: [{ id: 'm', name: 'Ana' }] }],
  [
    /\/job-templates$/,
    {
      job_templates: [
        {
          id: 'j',
          cron_expression: '0 2 * * *',
          template: { products: ['p'] },
          zones: [{ zone_id: 'z' }],
        },
      ],
    },
  ],
];

const organizationIn = ({ path, query }: SentCall): string | undefined => {
  const filters = JSON.parse(query.get('filters') ?? '{}') as { readonly account_id?: string };
  const inPath = /^\/api\/organizations\/(o\d+)\//.exec(path)?.[1];
  return inPath ?? query.get('account_id') ?? filters.account_id;
};

interface Options {
  readonly count?: number;
  /** Answers instead of a complete organization. */
  readonly instead?: (call: SentCall, id: string) => Response | Promise<Response> | undefined;
}

/** Organizations that have everything, unless the test says otherwise. */
const shops = async ({ count = 4, instead }: Options = {}) => {
  const running = new Map<string, number>();
  let most = 0;
  const asked = new Set<string>();
  const made = await createConsole({
    answer: (call) => {
      if (call.method !== 'GET') return undefined;
      if (call.path === '/api/organizations') {
        const all = Array.from({ length: count }, (_, at) => ({
          id: `o${at + 1}`,
          name: nameOf(at + 1),
        }));
        return Response.json({ organizations: all });
      }
      const id = organizationIn(call);
      const body = bodies.find(([path]) => path.test(call.path))?.[1];
      if (id === undefined || !body) return undefined;
      asked.add(id);
      running.set(id, (running.get(id) ?? 0) + 1);
      most = Math.max(most, [...running.values()].filter((calls) => calls > 0).length);
      return new Promise((resolve) => {
        setTimeout(() => {
          running.set(id, (running.get(id) ?? 0) - 1);
          resolve(instead?.(call, id) ?? Response.json(body));
        }, 5);
      });
    },
  });
  return { ...made, asked, most: () => most };
};

const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Readiness of each organization' });
  return within(list)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
};
const row = async (name: string) => {
  const item = (await screen.findByRole('heading', { level: 2, name })).closest('li');
  if (!item) throw new Error(`There is no row of ${name}.`);
  return within(item);
};
const says = (text: string) =>
  waitFor(
    () => {
      expect(screen.getByRole('status')).toHaveTextContent(text);
    },
    { timeout: 20_000 },
  );

const isUnits = ({ path }: SentCall) => path.endsWith('/uom');
const noUnits = () => Response.json({ uoms: { enabled: [] } });
const noRegions = () => Response.json({ results: [] });

describe('readiness of all organizations', () => {
  it('checks ten organizations, four at once, and the others on request', async () => {
    let answer = (_: Response): void => undefined;
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { show, asked, most } = await shops({
      count: 12,
      instead: (call, id) => (id === 'o12' && isUnits(call) ? late : undefined),
    });
    const { address: at } = show(address);
    await says('10 of 12 organizations checked. Incomplete: 0.');
    expect(most()).toBe(4);
    expect(asked.size).toBe(10);
    const read = await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Check 2 more organizations' }));
    // Nothing that is read moves: the others are added below it once they are known.
    expect(screen.getByRole('button', { name: 'Checking…' })).toHaveFocus();
    answer(noUnits());
    await says('12 of 12 organizations checked. Incomplete: 1.');
    expect(screen.getByRole('link', { name: nameOf(12) })).toHaveFocus();
    expect(await rows()).toEqual([...read, nameOf(12), nameOf(11)]);
    expect(at()).toBe(`${address}?shown=20`);
    expect(most()).toBe(4);
    expect(screen.queryByRole('button', { name: /^Check/ })).not.toBeInTheDocument();
  });

  it('shows incomplete organizations first, with their progress and links', async () => {
    const { show } = await shops({
      instead: (call, id) => {
        if (id === 'o4' && isUnits(call)) return noUnits();
        if (['o3', 'o4'].includes(id) && call.path.endsWith('/regions')) return noRegions();
        return undefined;
      },
    });
    const { address: at } = show(address);
    await says('4 of 4 organizations checked. Incomplete: 2.');
    expect(await rows()).toEqual([4, 3, 1, 2].map(nameOf));
    const last = await row(nameOf(4));
    expect(last.getByText('1 missing')).toBeVisible();
    expect(last.getByText('7 of 9 done')).toBeVisible();
    expect(last.getByRole('progressbar', { name: `Progress of ${nameOf(4)}` })).toHaveAttribute(
      'aria-valuetext',
      '7 of 9 done',
    );
    expect(last.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Units of measure'),
      expect.stringContaining('Regions'),
    ]);
    expect(last.getByRole('link', { name: 'Open units of measure' })).toHaveAttribute(
      'href',
      '/organizations/view/o4/uom',
    );
    expect((await row(nameOf(1))).getByText('Complete')).toBeVisible();

    await userEvent.click(screen.getByRole('switch', { name: 'Only incomplete' }));
    expect(await rows()).toEqual([4, 3].map(nameOf));
    expect(at()).toBe(`${address}?incomplete=true`);
  });

  it('returns to the same list from the dialog that a line opens', async () => {
    const { show } = await shops({
      instead: (call, id) =>
        id === 'o2' && call.path.endsWith('/regions') ? noRegions() : undefined,
    });
    const { address: at } = show(`${address}?incomplete=true`);
    await says('4 of 4 organizations checked. Incomplete: 1.');
    await userEvent.click((await row(nameOf(2))).getByRole('link', { name: 'Add a region' }));
    expect(at()).toBe('/zones/regions/create?account_id=o2');
    const dialog = await screen.findByRole('dialog', { name: 'Add Region' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(at()).toBe(`${address}?incomplete=true`);
    });
    expect(await rows()).toEqual([nameOf(2)]);
  });

  it('opens the dialog of an organization’s page for its team', async () => {
    const { show } = await shops({
      count: 1,
      instead: ({ path }) => (path.endsWith('/users') ? Response.json({ users: [] }) : undefined),
    });
    show(address);
    await says('1 of 1 organizations checked. Incomplete: 1.');
    expect(
      (await row(nameOf(1))).getByRole('link', { name: 'Invite a team member' }),
    ).toHaveAttribute('href', '/organizations/view/o1?panel=invites%2Fcreate');
  });

  it('names an organization that is refused, and checks it again', async () => {
    let isRefused = true;
    const { show } = await shops({
      instead: (_, id) =>
        id === 'o2' && isRefused ? Response.json({ message: 'no' }, { status: 403 }) : undefined,
    });
    show(address);
    await says('4 of 4 organizations checked. Incomplete: 0. Not fully checked: 1.');
    expect(await rows()).toEqual([2, 1, 3, 4].map(nameOf));
    const refused = await row(nameOf(2));
    expect(refused.getByText('9 items could not be checked.')).toBeVisible();
    expect((await row(nameOf(1))).getByText('Complete')).toBeVisible();
    isRefused = false;
    await userEvent.click(refused.getByRole('button', { name: `Try again: ${nameOf(2)}` }));
    await waitFor(async () => {
      expect((await row(nameOf(2))).getByText('Complete')).toBeVisible();
    });
    expect(screen.getByRole('link', { name: nameOf(2) })).toHaveFocus();
  });

  it('says when everything is complete', async () => {
    const { show } = await shops({ count: 2 });
    show(`${address}?incomplete=true`);
    expect(await screen.findByText('All organizations checked so far are complete.')).toBeVisible();
  });
});
