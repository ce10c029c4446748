/** Measures 300 switches through the console's queue, data provider and transport. */
import { createLinks } from '../../dataProvider/mapping/links';
import { createTransport } from '../../dataProvider/transport/transport';
import { productsOfZone } from '../../resources/shared/zoneProducts';
import { batchOf, planBatches } from '../../src/views/links/planBatches';
import { createToggleQueue } from '../../src/views/links/toggleQueue';

export interface Line {
  readonly platformUrl: string;
  readonly credential: { readonly token: string; readonly userId: string };
  /** Milliseconds added to every response. */
  readonly latencyMs: number;
  readonly count: number;
}

export interface Timing {
  readonly ours: number;
  /** Time of the last switch plus the time of the required batches by plain `fetch`. */
  readonly least: number;
}

interface Row {
  readonly id: string;
  readonly account_id: string;
  readonly is_archived?: boolean;
}

const { calls } = productsOfZone;

/** Resolves to a measurement: all switches, one every `gap` ms. */
export const measureToggles = async ({ platformUrl, credential, latencyMs, count }: Line) => {
  const headers = {
    Authorization: `Bearer ${credential.token}`,
    'X-User-Id': credential.userId,
    'Content-Type': 'application/json',
    'X-Resource-Type': 'ZONE_PRODUCT',
    'X-Resource-Action': calls.actions.add,
  };
  const links = createLinks(
    createTransport({
      baseUrl: platformUrl,
      session: {
        credential: () => Promise.resolve(credential),
        renew: () => Promise.resolve('renewed'),
        refuse: () => undefined,
      },
    }),
  );

  const read = async (path: string): Promise<Readonly<Record<string, readonly Row[]>>> =>
    (await (await fetch(platformUrl + path, { headers })).json()) as Record<string, Row[]>;

  /** A zone, and products that can be added to it. */
  const place = async () => {
    const { zones = [] } = await read('/api/zones?offset=0');
    for (const { id, account_id } of zones) {
      const rows = await read(`/api/products/bulk?account_id=${account_id}&limit=500&offset=0`);
      const sold = (rows.products ?? []).filter(({ is_archived }) => !is_archived);
      if (sold.length >= count) {
        return { zone: id, products: sold.slice(0, count).map((row) => row.id) };
      }
    }
    throw new Error(`No organization of the stand-in has ${count} products.`);
  };
  const { zone, products } = await place();
  const batches = (isOn: boolean) =>
    planBatches(
      products.map((product) => ({ pair: [zone, product] as const, isOn })),
      calls.addMany.batch,
    ).map(batchOf);

  const setLatency = (ms: number) =>
    fetch(`${platformUrl}/__standin/latency`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ms }),
    });

  /** Removes all links of the test, and makes the connection slow again. */
  const empty = async () => {
    await setLatency(0);
    for (const batch of batches(false)) await links.send(calls, batch);
    await setLatency(latencyMs);
  };

  /** Milliseconds of the required batches, all sent at once. */
  const bare = async (): Promise<number> => {
    const start = performance.now();
    await Promise.all(
      batches(true).map(async ({ pairs }) => {
        const zone_products = pairs.map(([, product]) => ({
          zone_id: zone,
          inventory_product_sku_id: product,
          par: 0,
        }));
        const response = await fetch(platformUrl + calls.addMany.path, {
          method: 'POST',
          headers,
          body: JSON.stringify({ zone_products }),
        });
        if (!response.ok) throw new Error(await response.text());
        await response.json();
      }),
    );
    return performance.now() - start;
  };

  const turned = async (gap: number): Promise<{ took: number; last: number }> => {
    const queue = createToggleQueue({
      end: productsOfZone.end,
      record: zone,
      batch: calls.addMany.batch,
      send: (changes) => links.send(calls, batchOf(changes)),
      readTruth: () => links.joined(productsOfZone, { id: zone }),
    });
    queue.load(new Set());
    const start = performance.now();
    const end = new Promise<number>((done, failed) => {
      queue.setHandlers({
        onIdle: () => {
          done(performance.now() - start);
        },
        onFailed: ({ error }) => {
          failed(error instanceof Error ? error : new Error(String(error)));
        },
      });
    });
    for (const [at, product] of products.entries()) {
      // Timers on a busy machine are late; the next ones compensate.
      const early = start + at * gap - performance.now();
      if (early > 0) await new Promise((done) => setTimeout(done, early));
      queue.change([product], true);
    }
    const last = performance.now() - start;
    const took = await end;
    const joined = await links.joined(productsOfZone, { id: zone });
    const missing = products.filter((product) => !joined.has(product));
    if (missing.length > 0) throw new Error(`${missing.length} switches did not arrive.`);
    return { took, last };
  };

  return async (gap: number): Promise<Timing> => {
    await empty();
    const least = await bare();
    await empty();
    const { took, last } = await turned(gap);
    return { ours: took, least: last + least };
  };
};
