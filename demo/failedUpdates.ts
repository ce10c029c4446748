/**
 * MSW looks for a newer worker script at each start and does not wait for the outcome. Where the script cannot be
 * fetched just then (a deploy, a line that is gone) the worker that is there goes on, and the page has no fault to
 * report. Code that waits for the update still receives the failure.
 */
export const allowFailedUpdates = (
  registration: Pick<ServiceWorkerRegistration, 'update'>,
): void => {
  const { update } = registration;
  registration.update = function (this: ServiceWorkerRegistration) {
    const done = update.call(this);
    done.catch(() => undefined);
    return done;
  };
};
