/**
 * The messages of a tab in its session storage, so that a reload loses none. Messages never contain keys or
 * passwords. Only the same person can read them, and log-out deletes them.
 */
import type { Severity, Message } from './historyStore';

const key = 'facings-notifications';

type Kept = Omit<Message, 'action'>;

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

/** Empty if the stored messages belong to another person or are unreadable. */
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

export const writeKept = (owner: string, told: readonly Message[]): void => {
  const kept = told.map(({ id, at, severity, title, body }) => ({ id, at, severity, title, body }));
  try {
    sessionStorage.setItem(key, JSON.stringify({ owner, told: kept }));
  } catch {
    // Storage is missing or full: the messages last as long as the page.
  }
};

export const forgetKept = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // If nothing can be removed, nothing was stored.
  }
};
