/** What a search did to find rows that are only close to what was typed. */
import { valueAt } from '../../schema/template';

export interface LooseSearch {
  /** What the platform was asked for; null where the rows at hand were searched. */
  readonly asked: string | null;
  /** Rows that were looked through, of those that the platform found. */
  readonly compared: number;
  readonly found: number;
}

/** The rows at hand were searched. */
export const looseHere: LooseSearch = { asked: null, compared: 0, found: 0 };

export const looseOf = (meta: unknown): LooseSearch | null => {
  const [asked, compared, found] = ['asked', 'compared', 'found'].map((key) =>
    valueAt(meta, `loose.${key}`),
  );
  if (typeof asked !== 'string') return null;
  return { asked, compared: Number(compared), found: Number(found) };
};
