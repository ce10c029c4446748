import { useLocation, useNavigate, useRouteError, type Location } from 'react-router';
import { FaultAlert } from '../faults/FaultAlert';

/** In place of the whole console, where its frame or the router itself failed. */
export const RouteFault = () => {
  const thrown = useRouteError();
  const navigate = useNavigate();
  const location = useLocation() as Location<unknown>;
  return (
    <main>
      <FaultAlert
        error={thrown instanceof Error ? thrown : new Error(String(thrown))}
        // The router draws a failed page again only when it goes somewhere: here, to the same address.
        onRetry={() => void navigate(location, { replace: true, state: location.state })}
      />
    </main>
  );
};
