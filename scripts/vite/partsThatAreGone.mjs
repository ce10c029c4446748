/**
 * Changes how Vite handles code that fails to load. Vite fires `vite:preloadError` and rejects; here a listener
 * (src/shell/update/missingCode.ts) can provide a promise to wait for instead, and gets a function to retry, because a
 * failed part would unmount the form around it.
 *
 * @returns {import('vite').Plugin}
 */
export function partsThatAreGone() {
  /** @type {readonly (readonly [string, string])[]} */
  const changes = [
    [
      'baseModule().catch(handlePreloadError)',
      'baseModule().catch((err) => handlePreloadError(err, baseModule))',
    ],
    ['function handlePreloadError(err) {', 'function handlePreloadError(err, again) {'],
    ['e.payload = err;', 'e.payload = err; e.again = again;'],
    ['if (!e.defaultPrevented)', 'if (e.instead) return e.instead; if (!e.defaultPrevented)'],
  ];
  let isChanged = false;
  return {
    name: 'facings:parts-that-are-gone',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        isChanged = true;
        return changes.reduce((text, [from, to]) => {
          if (text.split(from).length !== 2) {
            this.error(`Vite's preload helper is another one: it does not hold "${from}" once.`);
          }
          return text.replace(from, to);
        }, code);
      },
    },
    buildEnd(error) {
      // A build without lazy parts, such as the bench's floor, has no preload helper.
      const isLazy = Array.from(this.getModuleIds()).some(
        (id) => (this.getModuleInfo(id)?.dynamicallyImportedIds.length ?? 0) > 0,
      );
      if (!error && isLazy && !isChanged) this.error("Vite's preload helper was not seen.");
    },
  };
}
