/** The declarations, and the one of the current entity. */
import { createContext, createElement, use, useContext, type ReactNode } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useRecordContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import type { AnyDeclaration } from '../schema/defineResource';
import type { Field, FieldKind, FieldOf } from '../schema/field';
import type { Registry } from '../schema/registry';

const RegistryContext = createContext<Registry | null>(null);

/** The declarations that references point to. The app provides them, so that no field imports them. */
export const RegistryProvider = ({
  registry,
  children,
}: {
  readonly registry: Registry;
  readonly children: ReactNode;
}) => createElement(RegistryContext.Provider, { value: registry }, children);

/** @throws if there is no provider above, which is a mistake in the code */
const registryIn = (registry: Registry | null): Registry => {
  if (!registry) throw new Error('No RegistryProvider stands above.');
  return registry;
};

export const useRegistry = (): Registry => registryIn(useContext(RegistryContext));

// The declaration of the current entity, which react-admin's ResourceContext names.

/**
 * @param passed skips the lookup
 * @throws if there is no ResourceContext, or no declaration with its name, which is a mistake in the code
 */
export const useDeclaration = (passed?: AnyDeclaration): AnyDeclaration => {
  const resource = useResourceContext();
  if (passed) return passed;
  if (resource === undefined) throw new Error('No ResourceContext is above.');
  return registryIn(use(RegistryContext)).find(resource);
};

// The field that a component of a declaration draws.

/** @throws if there is no such field, or not of this kind, which is a mistake in the code */
export const useOwnField = <K extends FieldKind = 'own'>(
  source: string,
  kind: K = 'own' as K,
): FieldOf<K> => {
  const field: Field | undefined = useDeclaration().fields[source];
  if (field?.kind !== kind) throw new Error(`${source} is not a field of the kind '${kind}'.`);
  return field as FieldOf<K>;
};

interface AtHandProps {
  readonly declaration: AnyDeclaration;
  /** Defaults to the record of RecordContext. */
  readonly record?: RaRecord | undefined;
  readonly children: ReactNode;
}

/** Provides react-admin's contexts for a field, if the caller's contexts are for another entity or record. */
export const AtHand = ({ declaration, record, children }: AtHandProps) => {
  const resource = useResourceContext();
  const contextRecord = useRecordContext();
  const inRecord =
    record === undefined || record === contextRecord ? (
      children
    ) : (
      <RecordContextProvider value={record}>{children}</RecordContextProvider>
    );
  return resource === declaration.name ? (
    inRecord
  ) : (
    <ResourceContextProvider value={declaration.name}>{inRecord}</ResourceContextProvider>
  );
};
