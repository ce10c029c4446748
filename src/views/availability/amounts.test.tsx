// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createConsole, type SentCall } from '../testing/renderConsole';

const zone = '20e00000-0000-4000-8000-000000000041';
const path = '/api/zones/products';
const checkPath = '/api/products/bulk/zones/check';
const long = { timeout: 30_000 };

/** A zone with two of its organization's products; the test answers what the platform holds. */
const openZone = async (
  set: (call: SentCall, held: Map<string, number>) => Promise<Response> | Response,
) => {
  const held = new Map<string, number>();
  const listed = (ids: readonly string[]) =>
    Response.json({
      zone_products: ids.flatMap((id) => {
        const par = held.get(id);
        return par === undefined ? [] : [{ zone_id: zone, inventory_product_sku_id: id, par }];
      }),
    });
  const there = await createConsole({
    rows: 4,
    answer: (call) => {
      if (call.path === checkPath) {
        const { zone_products: asked } = call.body as { zone_products: readonly Posted[] };
        return listed(asked.map(({ inventory_product_sku_id: id }) => id));
      }
      if (call.path !== path) return undefined;
      if (call.method === 'DELETE')
        for (const id of (call.body as { product_ids: readonly string[] }).product_ids)
          held.delete(id);
      if (call.method === 'POST') return set(call, held);
      return listed([...held.keys()]);
    },
  });
  const { platform, person } = there;
  const answer = await platform.fetch(`http://stand-in.test/api/zones/products?zone_id=${zone}`, {
    headers: { authorization: `Bearer ${person.access_token}`, 'x-user-id': person.userId },
  });
  const { zone_products: links } = (await answer.json()) as {
    zone_products: { inventory_product_sku_id: string }[];
  };
  for (const { inventory_product_sku_id: id } of links.slice(0, 2)) held.set(id, 6);
  there.show(`/zones/view/${zone}`);
  const list = within(await screen.findByRole('region', { name: 'Products' }, long));
  const boxes = () => list.findAllByRole<HTMLInputElement>('textbox', { name: /^Par of / }, long);
  await waitFor(async () => {
    expect((await boxes()).map(({ value }) => value)).toEqual(['6', '6']);
  }, long);
  const [first, second] = await boxes();
  return { ...there, held, list, first: first!, second: second! };
};

interface Posted {
  readonly inventory_product_sku_id: string;
  readonly par: number;
}

it('asks for the products of a zone once, for its readiness, switches and par', async () => {
  const { sentTo } = await openZone(() => Response.json({}));
  expect(sentTo('GET', path)).toHaveLength(1);
}, 120_000);

it('Escape restores what was typed, and then belongs to what the input is in', async () => {
  const { first } = await openZone(() => Response.json({}));
  const seen: string[] = [];
  const listen = ({ key }: KeyboardEvent) => seen.push(key);
  document.addEventListener('keydown', listen);
  await userEvent.type(first, '9');
  seen.length = 0;
  await userEvent.keyboard('{Escape}');
  expect([first.value, seen]).toEqual(['6', []]);
  await userEvent.keyboard('{Escape}');
  expect(seen).toEqual(['Escape']);
  document.removeEventListener('keydown', listen);
}, 120_000);

it('sets par by Enter and by leaving, moves by arrow keys, and restores by Escape', async () => {
  const { first, second, held, sentTo } = await openZone(({ body }, all) => {
    const { inventory_product_sku_id: id, par } = body as Posted;
    all.set(id, par);
    return Response.json({});
  });
  const posted = () => sentTo('POST', path).map(({ body }) => (body as Posted).par);
  await userEvent.clear(first);
  await userEvent.type(first, '12{Enter}');
  await waitFor(() => {
    expect(posted()).toEqual([12]);
  });
  await waitFor(() => {
    expect(first).not.toHaveAttribute('readonly');
  });
  expect(first).toHaveValue('12');
  await userEvent.type(first, '9{Escape}');
  expect(first).toHaveValue('12');
  await userEvent.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  // Nothing typed is no par; the selected text is replaced.
  await userEvent.keyboard('{Backspace}');
  await userEvent.tab();
  await waitFor(() => {
    expect(second).toHaveValue('0');
  });
  expect(posted()).toEqual([12, 0]);
  expect([...held.values()].toSorted()).toEqual([0, 12]);
  // Never removed in between.
  expect(sentTo('DELETE', path)).toEqual([]);
}, 120_000);

it('says at the row why par is not saved, keeps what is typed, and sends it again only on request', async () => {
  const answers = [
    () => Response.json({}),
    () => Response.json({ type: 'error', message: 'The shelf is full.' }, { status: 409 }),
  ];
  const { first, list, sentTo } = await openZone(() => answers.shift()?.() ?? Response.json({}));
  await userEvent.clear(first);
  await userEvent.type(first, 'many{Enter}');
  expect(await list.findByRole('alert')).toHaveTextContent('Par must be a number');
  expect(sentTo('POST', path)).toEqual([]);
  await userEvent.clear(first);
  await userEvent.type(first, '8{Enter}');
  expect(await list.findByText('The platform kept par 6.', {}, long)).toBeVisible();
  expect(first).toHaveValue('8');
  expect(first).toBeInvalid();
  await userEvent.tab();
  expect(sentTo('POST', path)).toHaveLength(1);
  await userEvent.type(first, '{Enter}');
  expect(await list.findByText('The shelf is full.', {}, long)).toBeVisible();
  expect(first).toHaveValue('8');
}, 120_000);

it('is saved although its call failed, if the platform holds it', async () => {
  const { first, list, sentTo } = await openZone(({ body }, all) => {
    const { inventory_product_sku_id: id, par } = body as Posted;
    all.set(id, par);
    return Response.json({ type: 'error', message: 'The shelf is full.' }, { status: 409 });
  });
  await userEvent.clear(first);
  await userEvent.type(first, '8{Enter}');
  // Read once with the page, and once after the failure.
  await waitFor(() => {
    expect(sentTo('GET', path)).toHaveLength(2);
    expect(first).not.toHaveAttribute('readonly');
  }, long);
  expect(first).toHaveValue('8');
  expect(list.queryByRole('alert')).toBeNull();
}, 120_000);

it('asks before it replaces par that someone else has set since', async () => {
  const { first, list, held, sentTo } = await openZone(({ body }, all) => {
    const { inventory_product_sku_id: id, par } = body as Posted;
    all.set(id, par);
    return Response.json({});
  });
  const [id] = held.keys();
  const posted = () => sentTo('POST', path).map(({ body }) => (body as Posted).par);
  const type = async (text: string) => {
    await userEvent.clear(first);
    await userEvent.type(first, `${text}{Enter}`);
  };
  held.set(id!, 9);
  await type('12');
  const asked = await list.findByText(
    'Someone else changed par to 9, so 12 was not saved.',
    {},
    long,
  );
  expect(first).toHaveValue('12');
  // Neither Enter nor leaving is an answer.
  await userEvent.type(first, '{Enter}');
  await userEvent.tab();
  expect(posted()).toEqual([]);
  await userEvent.click(within(asked).getByRole('button', { name: /^Keep 9: Par of / }));
  expect(first).toHaveFocus();
  expect(first).toHaveValue('9');
  held.set(id!, 10);
  await type('13');
  await userEvent.click(await list.findByRole('button', { name: /^Save 13: Par of / }, long));
  await waitFor(() => {
    expect(posted()).toEqual([13]);
  }, long);
  await waitFor(() => {
    expect(first).not.toHaveAttribute('readonly');
  }, long);
  expect(first).toHaveValue('13');
  expect(list.queryByRole('alert')).toBeNull();
}, 120_000);

it('adds no link to set par of a link that someone else has removed', async () => {
  const { first, list, held, sentTo } = await openZone(() => Response.json({}));
  held.clear();
  await userEvent.clear(first);
  await userEvent.type(first, '12{Enter}');
  await screen.findByText(/^Par of .*: No longer available, so it has no par\.$/, {}, long);
  await waitFor(() => {
    expect(list.queryAllByRole('textbox', { name: /^Par of / })).toEqual([]);
  }, long);
  expect(sentTo('POST', path)).toEqual([]);
}, 120_000);

it('a row that is switched off while its par is sent is removed after it, and undone with it', async () => {
  let answer = () => undefined as void;
  const waiting = new Promise<void>((done) => {
    answer = done;
  });
  const { first, held, sentTo } = await openZone(async ({ body }, all) => {
    const { inventory_product_sku_id: id, par } = body as Posted;
    await waiting;
    all.set(id, par);
    return Response.json({});
  });
  const row = within(first.closest('tr') as HTMLElement);
  await userEvent.clear(first);
  await userEvent.type(first, '12');
  await userEvent.click(row.getByRole('switch'));
  await waitFor(() => {
    expect(sentTo('POST', path)).toHaveLength(1);
  }, long);
  expect(row.getByRole('switch')).not.toBeChecked();
  expect(sentTo('DELETE', path)).toEqual([]);
  answer();
  await waitFor(() => {
    expect(sentTo('DELETE', path)).toHaveLength(1);
  }, long);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, long));
  await waitFor(() => {
    expect(sentTo('POST', path).map(({ body }) => (body as Posted).par)).toEqual([12, 12]);
  }, long);
  await waitFor(() => {
    expect([...held.values()]).toContain(12);
  }, long);
}, 120_000);

it('Escape gives up nothing that is being sent', async () => {
  const { first } = await openZone(() => new Promise<Response>(() => undefined));
  await userEvent.clear(first);
  await userEvent.type(first, '12{Enter}');
  await waitFor(() => {
    expect(first).toHaveAttribute('readonly');
  });
  await userEvent.keyboard('{Escape}');
  expect(first).toHaveValue('12');
  expect(first).toHaveAttribute('readonly');
}, 120_000);
