import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import type { AnyDeclaration } from '../schema/defineResource';
import { diagnosticsText } from '../faults/diagnostics/diagnosticsText';
import { NotFound } from '../shell/NotFound';
import { PageLoading } from '../shell/PageLoading';
import { ChosenLists } from '../views/availability/ChosenLists';
import { entityRoute, Place } from './entityResource';

const Dashboard = lazy(() =>
  import('../screens/dashboard/Dashboard').then(({ Dashboard: Page }) => ({ default: Page })),
);
const Account = lazy(() =>
  import('../screens/account/Account').then(({ Account: Page }) => ({ default: Page })),
);
const General = lazy(() =>
  import('../screens/settings/General').then(({ General: Page }) => ({ default: Page })),
);

const Matrix = lazy(() =>
  import('../screens/matrix/Matrix').then(({ Matrix: Page }) => ({ default: Page })),
);

const Calendar = lazy(() =>
  import('../screens/calendar/Calendar').then(({ Calendar: Page }) => ({ default: Page })),
);
const calendarRoute = '/organizations/view/:account_id/job-templates/calendar';

/** Every address of the console: those of the declarations, and the screens made by hand. */
export const ConsoleRoutes = ({
  declarations,
}: {
  readonly declarations: readonly AnyDeclaration[];
}) => (
  <ChosenLists>
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path="/" element={<Dashboard />} />
        <Route path="/account" element={<Account diagnostics={diagnosticsText} />} />
        <Route path="/settings" element={<General />} />
        <Route path="/products/availability" element={<Matrix />} />
        <Route
          path={calendarRoute}
          element={
            <Place route={calendarRoute}>
              <Calendar />
            </Place>
          }
        />
        {declarations.map(entityRoute)}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  </ChosenLists>
);
