/**
 * MSW checks for a newer worker script at each start without awaiting the result. If the script cannot be fetched
 * (during a deploy, or offline), the existing worker continues and the page must not report an error. Code that awaits
 * the update still receives the failure.
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
