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
  /** Defaults to the record of RecordContext. */
  readonly record?: RaRecord | undefined;
  readonly children: ReactNode;
}

/** Provides react-admin's contexts for a field, if the caller's contexts are for another entity or record. */
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
