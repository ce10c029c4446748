// @vitest-environment jsdom
// Readiness of organizations and zones over the stand-in: what is said to be missing, and where it leads.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsole } from '../../views/testing/renderConsole';

beforeEach(() => {
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const account = 'acc00000-0000-4000-8000-000000000001';

const panel = () => screen.findByRole('region', { name: 'Readiness' });
/** The list is closed until it is asked for. */
const openList = async () => {
  const more = await within(await panel()).findByRole('button', { name: /^(Show|Hide) details$/ });
  await waitFor(() => {
    expect(more).toBeEnabled();
  });
  if (more.textContent === 'Show details') await userEvent.click(more);
};
const line = async (title: string) => {
  await openList();
  const list = await within(await panel()).findByRole('list', { name: 'Setup for the first job' });
  const item = within(list).getByText(title, { exact: true }).closest('li');
  if (!item) throw new Error(`There is no line on ${title}.`);
  return within(item);
};
const saysOf = async (title: string, text: RegExp | string) => {
  await waitFor(async () => {
    expect((await line(title)).getByText(text)).toBeInTheDocument();
  });
};
const wayOf = async (title: string, name: string) =>
  (await line(title)).getByRole('link', { name }).getAttribute('href');

const created = (action: string, type: string) => ({
  'X-Resource-Type': type,
  'X-Resource-Action': action,
});

/** A zone with only a name. */
const bareZone = async (options?: Parameters<typeof createConsole>[0]) => {
  const made = await createConsole(options);
  const { body } = await made.person.ask<{ insert_zone_one: { id: string } }>(
    'POST',
    '/api/zones',
    { account_id: account, name: 'Empty corner' },
    created('CREATE_ZONE', 'ZONE'),
  );
  return { ...made, zone: body.insert_zone_one.id };
};

describe('readiness of a zone', () => {
  it('is one line until it is opened, and open again on the way back', async () => {
    const { show, zone } = await bareZone();
    const { router } = show(`/zones/view/${zone}`);
    expect(await within(await panel()).findByText(/^Not ready yet: /)).toBeVisible();
    expect(within(await panel()).queryByRole('listitem')).not.toBeInTheDocument();
    await userEvent.click((await line('Job template')).getByRole('link'));
    expect(await screen.findByRole('table', { name: 'Job Templates' })).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await within(await panel()).findByRole('list')).toBeVisible();
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Hide details' }));
    expect(within(await panel()).queryByRole('list')).not.toBeInTheDocument();
  });

  it('names what is missing, with links', async () => {
    const { show, zone } = await bareZone();
    show(`/zones/view/${zone}`);
    await saysOf('Reporting', 'Reporting is DISABLED, so jobs produce no results.');
    await saysOf('Region', 'The zone has no region.');
    expect((await line('Region')).getByText('Recommended')).toBeVisible();
    await saysOf('Products', 'No product is available in this zone.');
    await saysOf('Locations', 'No locations yet.');
    await saysOf('Team', 'No one has access to this zone.');
    expect((await line('Team')).getByText('Missing')).toBeVisible();
    await saysOf('Job template', 'This zone isn’t in any job template.');
    await saysOf('Units of measure', /enabled in the organization/);
    expect(await wayOf('Reporting', 'Edit reporting')).toBe(`/zones/view/${zone}/edit`);
    expect(await wayOf('Products', 'Choose products')).toBe(`/zones/view/${zone}#products`);
    expect(await wayOf('Locations', 'Add a location')).toBe(
      `/zones/view/${zone}?panel=zoneLocations%2Fcreate`,
    );
    expect(await wayOf('Team', 'Add people')).toBe(`/zones/view/${zone}#team-access`);
    expect(await wayOf('Job template', 'Open job templates')).toBe(
      `/organizations/view/${account}/job-templates`,
    );
    expect(await within(await panel()).findByText(/^Not ready yet: \d of 8 done\.$/)).toBeVisible();
    expect(within(await panel()).getByText(/^Missing: Reporting, /)).toHaveTextContent(
      /Products, Locations, Team, Job template\.$/,
    );
  });

  it('leads to a section of the page, which takes the focus', async () => {
    const { show, zone } = await bareZone();
    show(`/zones/view/${zone}`);
    await saysOf('Team', 'No one has access to this zone.');
    await userEvent.click((await line('Team')).getByRole('link', { name: 'Add people' }));
    const heading = screen.getByRole('heading', { name: 'Team Access' });
    expect(heading).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  it('follows changes on the page', async () => {
    const { show, zone } = await bareZone();
    show(`/zones/view/${zone}`);
    await saysOf('Team', 'No one has access to this zone.');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Add a person' }));
    await userEvent.paste('@facings');
    await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await saysOf('Team', '1 person has access.');
    const products = await screen.findByRole('region', { name: 'Products' });
    const [, first] = await within(products).findAllByRole('switch');
    await userEvent.click(first as HTMLElement);
    await waitFor(async () => {
      expect((await line('Products')).getByText(/available in this zone/)).not.toHaveTextContent(
        'No product',
      );
    });
  });

  it('says of one line alone that it could not be read, and asks again for that one', async () => {
    let left = 1;
    const { show, zone, sentTo } = await bareZone({
      answer: ({ path }) => {
        if (!path.endsWith('/uom')) return undefined;
        left -= 1;
        return left >= 0 ? Response.json({ message: 'Locked.' }, { status: 403 }) : undefined;
      },
    });
    show(`/zones/view/${zone}`);
    await saysOf('Units of measure', 'Could not be checked');
    await saysOf('Team', 'No one has access to this zone.');
    const before = sentTo('GET', '/api/zones/memberships').length;
    await userEvent.click(
      (await line('Units of measure')).getByRole('button', { name: 'Try again: Units of measure' }),
    );
    await saysOf('Units of measure', /enabled in the organization/);
    expect(sentTo('GET', '/api/zones/memberships')).toHaveLength(before);
  });

  it('is one line with the next run in the zone once everything is there', async () => {
    const { show, person } = await createConsole({
      answer: ({ method, path }) => {
        if (method !== 'GET') return undefined;
        if (path.endsWith('/templates')) {
          return Response.json({
            templates: [{ id: 't', name: 'Nightly', cron_expression: '0 2 * * *', duration: 60 }],
          });
        }
        if (path.endsWith('/locations')) {
          return Response.json({ locations: [{ id: 'l', name: 'Shelf' }], total: 1 });
        }
        return undefined;
      },
    });
    const { body } = await person.ask<{
      zones: { id: string; timeZoneName: string | null; region_id: string | null }[];
    }>('GET', `/api/zones?account_id=${account}&offset=0&reporting_status=PRODUCTION`);
    const zone = body.zones.find((each) => each.timeZoneName && each.region_id);
    if (!zone) throw new Error('The stand-in has no such zone.');
    show(`/zones/view/${zone.id}`);
    const status = await within(await panel()).findByText(/^Ready: next job/);
    expect(status).toHaveTextContent(/\b0?2:00\b/);
    expect(status).toHaveTextContent(`(${zone.timeZoneName ?? ''}), in `);
    const more = within(await panel()).getByRole('button', { name: 'Show details' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(within(await panel()).queryByRole('list')).not.toBeInTheDocument();
    await userEvent.click(more);
    expect((await line('Job template')).getByText('1 template runs in this zone.')).toBeVisible();
  });
});

describe('readiness of an organization', () => {
  it('names what a new zone needs, with links', async () => {
    const id = 'acc00000-0000-4000-8000-000000000002';
    const none = await createConsole({
      answer: ({ method, path, query }) => {
        if (method !== 'GET') return undefined;
        if (path.endsWith('/uom')) return Response.json({ uoms: { enabled: [] } });
        if (path.endsWith('/storages')) return Response.json({ storages: { enabled: [] } });
        if (path.endsWith('/categories')) return Response.json({ categories: [] });
        if (path === '/api/regions') return Response.json({ results: [] });
        if (path === '/api/organizations/invites') return Response.json({ invites: [] });
        if (path === '/api/products') return Response.json({ products: [], total: 0 });
        if (path === '/api/zones') return Response.json({ zones: [], total: 0 });
        if (path === '/api/users' && query.has('account_id')) return Response.json({ users: [] });
        if (path.endsWith('/job-templates')) {
          return Response.json({
            job_templates: [
              { id: 'a', cron_expression: '0 0 * * *', template: '{"products":["p"]}', zones: [] },
              { id: 'b', cron_expression: '0 0 * * *', template: {}, zones: [{ zone_id: 'z' }] },
            ],
          });
        }
        return undefined;
      },
    });
    none.show(`/organizations/view/${id}`);
    await saysOf('Units of measure', /^No unit of measure is enabled/);
    await saysOf('Products', 'No active products.');
    await saysOf('Eligibility', 'No product is eligible for TEST or PRODUCTION yet.');
    await saysOf('Zones', 'No zones yet, so jobs have nowhere to run.');
    await saysOf('Team', 'No members yet.');
    await saysOf('Regions', 'No regions yet.');
    await saysOf('Storage types', 'No storage types are enabled.');
    await saysOf('Product categories', 'No product categories yet.');
    await saysOf('Job template', 'No job template has both a zone and a product.');
    expect(await wayOf('Units of measure', 'Open units of measure')).toBe(
      `/organizations/view/${id}/uom`,
    );
    expect(await wayOf('Products', 'Add a product')).toBe(`/products/create?account_id=${id}`);
    expect(await wayOf('Zones', 'Add a zone')).toBe(`/zones/create?account_id=${id}`);
    expect(await wayOf('Job template', 'Open job templates')).toBe(
      `/organizations/view/${id}/job-templates`,
    );
    expect(await wayOf('Team', 'Invite a team member')).toBe(
      `/organizations/view/${id}?panel=invites%2Fcreate`,
    );
    const asked = none.sentTo('GET', '/api/products').map(({ query }) => query.get('limit'));
    expect(asked).toEqual(['1', '1', '1']);
  });

  it('counts pending invites, and leads back from the dialog that a line opens', async () => {
    const id = 'acc00000-0000-4000-8000-000000000002';
    const { show } = await createConsole({
      answer: ({ method, path, query }) => {
        if (method !== 'GET') return undefined;
        if (path === '/api/users' && query.has('account_id')) return Response.json({ users: [] });
        if (path.endsWith('/categories')) return Response.json({ categories: [] });
        return path === '/api/organizations/invites'
          ? Response.json({
              invites: ['a', 'b'].map((one) => ({ id: one, name: one, email: `${one}@x.example` })),
            })
          : undefined;
      },
    });
    const { address } = show(`/organizations/view/${id}`);
    await saysOf('Team', 'No members yet. 2 invites are pending.');
    await saysOf('Product categories', 'No product categories yet.');
    await userEvent.click(
      (await line('Product categories')).getByRole('link', { name: 'Add a category' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Add Category' });
    expect(address()).toBe(`/organizations/view/${id}/product-categories/create`);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(address()).toBe(`/organizations/view/${id}`);
    });
  });

  it('does not tell the first page of zones as all of them', async () => {
    const { show } = await createConsole({
      answer: ({ method, path, query }) => {
        if (method !== 'GET' || path !== '/api/zones') return undefined;
        const offset = Number(query.get('offset') ?? 0);
        const rows = Array.from({ length: 40 }, (_, at) => ({ id: `z${at}`, name: `Zone ${at}` }));
        return Response.json({ zones: rows.slice(offset, offset + 25) });
      },
    });
    show(`/organizations/view/${account}`);
    await saysOf('Zones', 'At least 25 zones.');
  });

  it('tells when the first of all jobs runs, in the clock of its zone', async () => {
    const { show } = await createConsole({
      answer: ({ method, path, query }) => {
        if (method !== 'GET') return undefined;
        const zone = (id: string, timeZoneName: string) => ({ id, name: id, timeZoneName });
        if (path === '/api/zones') {
          const offset = Number(query.get('offset') ?? 0);
          const rows = Array.from({ length: 26 }, (_, at) =>
            zone(`z${at}`, at === 25 ? 'Asia/Kathmandu' : 'Europe/Berlin'),
          );
          return Response.json({ zones: rows.slice(offset, offset + 25), total: 26 });
        }
        if (path.endsWith('/job-templates')) {
          return Response.json({
            job_templates: [
              {
                id: 'a',
                cron_expression: '0 2 * * *',
                template: { products: ['p'] },
                zones: [{ zone_id: 'z25' }],
              },
            ],
          });
        }
        return undefined;
      },
    });
    show(`/organizations/view/${account}`);
    const status = await within(await panel()).findByText(/^Ready: next job/);
    expect(status).toHaveTextContent(/\b0?2:00\b.*\(Asia\/Kathmandu\), in /);
  });
});
