import { expect, it, vi } from 'vitest';
import { allowFailedUpdates } from './failedUpdates';

it('an update of the worker that fails is not an error of the page, and reaches the code that waits for it', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const failure = new TypeError('Failed to update a ServiceWorker');
  const registration = {
    scope: '/',
    update() {
      return Promise.reject<ServiceWorkerRegistration>(this.scope === '/' ? failure : new Error());
    },
  };
  allowFailedUpdates(registration);
  void registration.update();
  await expect(registration.update()).rejects.toBe(failure);
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
