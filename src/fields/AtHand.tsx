import type { ReactNode } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useRecordContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import type { AnyDeclaration } from '../schema/defineResource';

interface AtHandProps {
  readonly declaration: AnyDeclaration;
  /** The record of RecordContext when absent. */
  readonly record?: RaRecord | undefined;
  readonly children: ReactNode;
}

/** Provides react-admin's contexts of a field where its caller's are not those already. */
export const AtHand = ({ declaration, record, children }: AtHandProps) => {
  const resource = useResourceContext();
  const own = useRecordContext();
  const inRecord =
    record === undefined || record === own ? (
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
