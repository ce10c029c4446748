import GlobalStyles from '@mui/material/GlobalStyles';
import { useListContext } from 'react-admin';
import { LoadFailure } from '../../LoadFailure';

/** react-admin's pagination takes a list without a total for a complete page: '1-10 of 10'. */
const withoutPages = (
  <GlobalStyles
    styles={{ '.RaList-content:has(> .facings-list-failure) + *': { display: 'none' } }}
  />
);

/** Why react-admin's list has no rows: it could not be loaded, or cannot be filtered or sorted like this. */
export const StockListFailure = () => {
  const { error, refetch, defaultTitle } = useListContext();
  return (
    <div className="facings-list-failure">
      {withoutPages}
      <LoadFailure
        error={error}
        {...(defaultTitle === undefined ? {} : { what: defaultTitle })}
        onRetry={() => void refetch()}
      />
    </div>
  );
};
