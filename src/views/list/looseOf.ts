/** How a search found approximate matches. */
import { valueAt } from '../../schema/template';

export interface LooseSearch {
  /** The query sent to the platform; null if the loaded rows were searched. */
  readonly asked: string | null;
  /** Number of rows that were compared, of those that the platform found. */
  readonly compared: number;
  readonly found: number;
}

/** The loaded rows were searched. */
export const looseHere: LooseSearch = { asked: null, compared: 0, found: 0 };

export const looseOf = (meta: unknown): LooseSearch | null => {
  const [asked, compared, found] = ['asked', 'compared', 'found'].map((key) =>
    valueAt(meta, `loose.${key}`),
  );
  if (typeof asked !== 'string') return null;
  return { asked, compared: Number(compared), found: Number(found) };
};
