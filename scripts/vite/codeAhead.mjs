import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Record<string, { type: string, fileName: string, facadeModuleId?: string | null, imports?: string[], isEntry?: boolean }>} Bundle */

/**
 * Lists the scripts of lazily loaded modules that index.html does not reference itself.
 * @param {Bundle} bundle @param {readonly string[]} modules ends of their paths
 * @returns {string[]}
 */
export const scriptsAhead = (bundle, modules) => {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  /** @type {() => Set<string>} */
  const none = () => new Set();
  /** @param {Set<string>} known @param {string} name */
  const collect = (known, name) => {
    if (known.has(name)) return known;
    known.add(name);
    for (const one of bundle[name]?.imports ?? []) collect(known, one);
    return known;
  };
  const first = chunks
    .filter(({ isEntry }) => isEntry)
    .reduce((known, { fileName }) => collect(known, fileName), none());
  const wanted = modules.reduce((known, module) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`${module} is no script of its own: is it still imported lazily?`);
    return collect(known, chunk.fileName);
  }, none());
  return [...wanted].filter((name) => !first.has(name));
};

/**
 * Adds `src/ahead.js` to the page, with the names of the scripts it requests. It is a file, because the security policy allows no
 * inline scripts; its name contains its hash, like that of every other script.
 *
 * @param {{ base: string, script: string }} given `script`: path of the file
 * @returns {import('vite').Plugin}
 */
export function codeAhead({ base, script }) {
  let file = '';
  let isConsole = false;
  return {
    name: 'facings:code-ahead',
    apply: 'build',
    configResolved({ root }) {
      // The floor of the bench is built with the same configuration from a root of its own.
      isConsole = script.startsWith(join(root, 'src/'));
    },
    buildStart() {
      if (!isConsole) return;
      file = this.emitFile({
        type: 'asset',
        name: 'ahead.js',
        source: readFileSync(script, 'utf8')
          .replace(/\/\*\*[^]*?\*\/|^ *\/\/.*$/gm, '')
          .trim(),
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        if (!bundle || !isConsole) return [];
        const own = Object.values(bundle).find(
          (one) => one.type === 'asset' && one.names.includes('ahead.js'),
        );
        if (!own) throw new Error(`${script} (${file}) is not in the build.`);
        /** @param {readonly string[]} modules */
        const listed = (modules) =>
          scriptsAhead(/** @type {Bundle} */ (bundle), modules)
            .map((name) => base + name)
            .join(' ');
        return [
          {
            tag: 'script',
            attrs: {
              async: true,
              src: base + own.fileName,
              'data-config': `${base}config.json`,
              'data-console': listed(['/src/app/ConsoleApp.tsx', '/src/app/firstList.ts']),
              'data-sign-in': listed(['/src/screens/signIn/AuthApp.tsx']),
            },
            // After the character set, which has to come early.
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
