/**
 * What Vite does where a part of the code does not come: it says so (`vite:preloadError`) and fails. Here whoever
 * listens (src/shell/update/missingCode.ts) may hand in what to wait for instead, and is given the way to ask again:
 * a failed part would take down the form that stands around it.
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
      // A build without a lazy part, as the bench's floor is, has no preload helper to change.
      const isLazy = Array.from(this.getModuleIds()).some(
        (id) => (this.getModuleInfo(id)?.dynamicallyImportedIds.length ?? 0) > 0,
      );
      if (!error && isLazy && !isChanged) this.error("Vite's preload helper was not seen.");
    },
  };
}
