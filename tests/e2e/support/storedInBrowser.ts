import type { Page } from '@playwright/test';

/** Everything stored in the browser, except the demo's platform. */
export const storedInBrowser = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const own = (kept: Storage) =>
      Object.entries(kept).filter(([key]) => !key.startsWith('facings-stand-in'));
    const databases: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (name.startsWith('facings-stand-in')) continue;
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          resolve(opening.result);
        };
        opening.onerror = () => {
          reject(new Error(name));
        };
      });
      for (const store of db.objectStoreNames) {
        databases.push(
          await new Promise((resolve, reject) => {
            const asking = db.transaction(store).objectStore(store).getAll();
            asking.onsuccess = () => {
              resolve(asking.result);
            };
            asking.onerror = () => {
              reject(new Error(store));
            };
          }),
        );
      }
      db.close();
    }
    return JSON.stringify([
      own(localStorage),
      own(sessionStorage),
      databases,
      await caches.keys(),
      document.cookie,
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input, textarea')].map(
        (input) => (input as HTMLInputElement).value,
      ),
      location.href,
      history.state,
    ]);
  });
