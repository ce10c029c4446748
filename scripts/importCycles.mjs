/**
 * Finds files that import each other in a cycle, so that one of them runs before its imports. Type imports leave no
 * code, and lazy imports run later: neither closes a cycle.
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
 * @param {ReadonlySet<string>} files without files that import nothing, since they cannot be part of a cycle
 */
function fileOf(path, files) {
  return [path, `${path}.ts`, `${path}.tsx`, `${path}.mjs`, `${path}/index.ts`].find((file) =>
    files.has(file),
  );
}
