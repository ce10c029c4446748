/**
 * Files that import each other in a circle, so that one of them runs before what it imports. Type imports leave no code
 * behind, and a lazy import runs later: neither closes a circle.
 *
 * @param {readonly { from: string, to: string, kind: 'value' | 'type' | 'lazy' }[]} imports `to` may lack its extension
 * @returns {string[][]} the files of each circle, in the order in which they import each other
 */
export function importCycles(imports) {
  const files = new Set(imports.map(({ from }) => from));
  const goals = /** @type {Map<string, string[]>} */ (new Map());
  for (const { from, to, kind } of imports) {
    const goal = kind === 'value' ? fileOf(to, files) : undefined;
    if (goal) goals.set(from, [...(goals.get(from) ?? []), goal]);
  }

  const done = new Set();
  const path = /** @type {string[]} */ ([]);
  const cycles = /** @type {string[][]} */ ([]);
  /** @param {string} file */
  const visit = (file) => {
    const start = path.indexOf(file);
    if (start !== -1) cycles.push(path.slice(start));
    if (start !== -1 || done.has(file)) return;
    path.push(file);
    for (const goal of goals.get(file) ?? []) visit(goal);
    path.pop();
    done.add(file);
  };
  for (const file of goals.keys()) visit(file);
  return cycles;
}

/**
 * @param {string} path
 * @param {ReadonlySet<string>} files files that import nothing cannot be part of a circle, and are not in it
 */
function fileOf(path, files) {
  return [path, `${path}.ts`, `${path}.tsx`, `${path}.mjs`, `${path}/index.ts`].find((file) =>
    files.has(file),
  );
}
