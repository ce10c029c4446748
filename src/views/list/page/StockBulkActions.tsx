import {
  BulkDeleteButton,
  useListContext,
  useRecordContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin';

const isPartOf = (value: object, row: object): boolean =>
  Object.values(value).some(
    (part: unknown) =>
      part === row || (typeof part === 'object' && part !== null && isPartOf(part, row)),
  );

/**
 * react-admin's default, which deletes records of the surrounding resource. The rows of an ArrayField are values of one
 * record: their ids may be those of other records, which would be deleted.
 * @throws for such rows, so that the fault is found before anybody selects one
 */
export const StockBulkActions = () => {
  const [row] = useListContext<RaRecord>().data ?? [];
  const record: RaRecord | undefined = useRecordContext();
  const resource = useResourceContext();
  if (row && record && isPartOf(record, row))
    throw new Error(
      `The rows of an ArrayField are no records of ${String(resource)}: pass bulkActionButtons={false} to its table`,
    );
  return <BulkDeleteButton />;
};
