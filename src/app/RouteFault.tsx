import { useLocation, useNavigate, useRouteError, type Location } from 'react-router';
import { FaultAlert } from '../lib/failures/FaultAlert';

/** Replaces the whole console if the shell or the router failed. */
export const RouteFault = () => {
  const thrown = useRouteError();
  const navigate = useNavigate();
  const location = useLocation() as Location<unknown>;
  return (
    <main>
      <FaultAlert
        error={thrown instanceof Error ? thrown : new Error(String(thrown))}
        // The router only renders a failed page again after a navigation, so it navigates to the same address.
        onRetry={() => void navigate(location, { replace: true, state: location.state })}
      />
    </main>
  );
};
