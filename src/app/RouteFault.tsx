import { useRevalidator, useRouteError } from 'react-router';
import { FaultAlert } from '../faults/FaultAlert';

/** In place of the whole console, where its frame or the router itself failed. */
export const RouteFault = () => {
  const thrown = useRouteError();
  const { revalidate } = useRevalidator();
  return (
    <main>
      <FaultAlert
        error={thrown instanceof Error ? thrown : new Error(String(thrown))}
        // The router forgets a fault when it has read its data again; there are none, so this draws the page again.
        onRetry={() => void revalidate()}
      />
    </main>
  );
};
