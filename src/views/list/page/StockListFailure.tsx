import { useListContext } from 'react-admin';
import { LoadFailure } from '../../LoadFailure';

/** Why react-admin's list has no rows: it could not be loaded, or cannot be filtered or sorted like this. */
export const StockListFailure = () => {
  const { error, refetch, defaultTitle } = useListContext();
  return (
    <LoadFailure
      error={error}
      {...(defaultTitle === undefined ? {} : { what: defaultTitle })}
      onRetry={() => void refetch()}
    />
  );
};
