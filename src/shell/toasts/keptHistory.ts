/**
 * The messages of a tab in its own storage, so that a reload loses none. They are what was shown on the screen: keys
 * and passwords never are in a message. A person's messages are read by that person only, and go at log-out.
 */
import type { Severity, Told } from './historyStore';

const key = 'facings-notifications';

type Kept = Omit<Told, 'action'>;

const severities: ReadonlySet<unknown> = new Set<Severity>(['success', 'info', 'warning', 'error']);

const isKept = (value: unknown): value is Kept => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, at, severity, title, body } = value as Record<string, unknown>;
  const isTitle = title === undefined || typeof title === 'string';
  return (
    typeof id === 'number' &&
    typeof at === 'number' &&
    severities.has(severity) &&
    isTitle &&
    typeof body === 'string'
  );
};

/** None where another person's are kept, or what is kept cannot be read. */
export const readKept = (owner: string): readonly Kept[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return [];
    const { owner: whose, told } = kept as Record<string, unknown>;
    return whose === owner && Array.isArray(told) ? told.filter(isKept) : [];
  } catch {
    return [];
  }
};

export const writeKept = (owner: string, told: readonly Told[]): void => {
  const kept = told.map(({ id, at, severity, title, body }) => ({ id, at, severity, title, body }));
  try {
    sessionStorage.setItem(key, JSON.stringify({ owner, told: kept }));
  } catch {
    // No storage, or none left: they last as long as the page.
  }
};

export const forgetKept = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where nothing can be removed nothing was kept.
  }
};
