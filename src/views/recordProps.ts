import type { RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../schema/defineResource';

/** A record of an entity. */
export interface RecordProps {
  readonly declaration: AnyDeclaration;
  readonly record: RaRecord;
}
