/** The record of the second sidebar: an organization's name and picture, on each of its pages. */
import { useGetOne, type RaRecord } from 'react-admin';
import { useRegistry } from '../fields/useDeclaration';
import type { AnyDeclaration } from '../schema/defineResource';
import { fillTemplate } from '../schema/template';
import type { SecondaryNavigation } from './navigation';

export interface SidebarRecord {
  readonly declaration: AnyDeclaration;
  /** Undefined while loading, and if it cannot be loaded; the page itself shows the error. */
  readonly record: RaRecord | undefined;
  readonly name: string | null;
  readonly isPending: boolean;
}

/** Milliseconds for which it is not reloaded between the record's pages. */
const fresh = 60_000;

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

export const useSidebarRecord = (secondary: SecondaryNavigation | null): SidebarRecord | null => {
  const registry = useRegistry();
  const { of } = secondary?.part ?? {};
  const id = secondary?.id;
  const isWanted = of !== undefined && id !== undefined;
  const { data, isPending } = useGetOne<RaRecord>(
    of ?? '',
    { id: decoded(id ?? '') },
    { enabled: isWanted, staleTime: fresh, retry: false },
  );
  if (!isWanted) return null;
  const declaration = registry.find(of);
  const name = data ? fillTemplate(declaration.represent, data).trim() || null : null;
  return { declaration, record: data, name, isPending };
};
