/** The record whose pages the second sidebar leads to: an organization's name and picture, on each of its pages. */
import { useGetOne, type RaRecord } from 'react-admin';
import { useRegistry } from '../fields/RegistryContext';
import type { AnyDeclaration } from '../schema/defineResource';
import { fillTemplate } from '../schema/template';
import type { SecondaryNavigation } from './navigation';

export interface SidebarRecord {
  readonly declaration: AnyDeclaration;
  /** Undefined while it is on its way, and where it cannot be read: the page itself says why. */
  readonly record: RaRecord | undefined;
  readonly name: string | null;
  readonly isPending: boolean;
}

/** Milliseconds in which it is not read again from one page of the record to the next. */
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
