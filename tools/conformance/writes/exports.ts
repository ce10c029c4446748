/** Files that the platform creates and serves (rules 7; rules R27: no audit). */
import { valueAt } from '../judge';
import type { Area, Writing } from './area';

const day = 24 * 60 * 60 * 1000;

/** Jobs of the organization, and figures of the last week. */
const bodies: Readonly<Record<string, (account: string) => unknown>> = {
  '/api/jobs/export': (account_id) => ({ account_id }),
  '/api/analytics/export': (id) => {
    const midnight = Date.now() - (Date.now() % day);
    return {
      id,
      start_at: new Date(midnight - 7 * day).toISOString(),
      end_at: new Date(midnight).toISOString(),
    };
  },
};

const areaOf = (path: string): Area => ({
  calls: [`POST ${path}`, `GET ${path}`],
  run: async ({ writer, account, client }: Writing) => {
    const begun = await writer.check({ name: `POST ${path}`, body: bodies[path]?.(account) });
    const filepath = valueAt(begun.json, 'filepath');
    if (typeof filepath !== 'string') {
      writer.skip([`GET ${path}`], `POST ${path} named no filepath`);
      return;
    }
    // It may be a signed address.
    client.secrets.add(filepath);
    await writer.check({ name: `GET ${path}`, query: { filepath } }, { isFile: true });
  },
});

export const exportAreas: readonly Area[] = Object.keys(bodies).map(areaOf);
