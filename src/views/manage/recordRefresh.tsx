/** A record that changes by itself: its page reads it again as often as its list does, and says how old it is. */
import Box from '@mui/material/Box';
import { createContext, Suspense, useState } from 'react';
import { useGetOne, type RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import { refreshIntervalOf } from '../list/state/listRequest';
import { useRefresh, type Refresh } from '../list/state/useRefresh';

/** Milliseconds after which the parts of a record's page read their data again; false for never, or while paused. */
export const RecordRefreshContext = createContext<number | false>(false);

interface RecordRefresh extends Refresh {
  readonly isChanging: boolean;
  /** Takes the record as it is now. */
  readonly note: (record: RaRecord | undefined) => void;
}

/**
 * The page of a record that was changing goes on reading after the change has ended: what the platform writes last, such
 * as the end of a log, comes a little later.
 */
export const useRecordRefresh = (declaration: AnyDeclaration): RecordRefresh => {
  const [isChanging, setIsChanging] = useState(false);
  const refresh = useRefresh(isChanging && refreshIntervalOf(declaration));
  const { refreshWhile } = declaration.view ?? {};
  return {
    ...refresh,
    isChanging,
    note: (record) => {
      if (isChanging || !refreshWhile || !record) return;
      if (refreshWhile.values.includes(String(record[refreshWhile.field]))) setIsChanging(true);
    },
  };
};

interface RecordAgeProps extends Pick<Refresh, 'ageOf'> {
  readonly declaration: AnyDeclaration;
  /** The request of the page. */
  readonly request: Parameters<typeof useGetOne>[1];
}

/** How old the shown record is, and a button that pauses its updates. */
export const RecordAge = ({ declaration, request, ageOf }: RecordAgeProps) => {
  // Shares the page's response, and requests nothing itself.
  const query = useGetOne<RaRecord>(declaration.name, request, { enabled: false });
  return (
    <Box sx={{ minHeight: 24, mt: 1 }}>
      <Suspense>{ageOf(query.dataUpdatedAt, () => void query.refetch())}</Suspense>
    </Box>
  );
};
