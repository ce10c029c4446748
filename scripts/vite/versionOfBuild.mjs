import { createHash } from 'node:crypto';

const fileName = 'version.json';

/**
 * Derived from file names, which contain content hashes: the same sources give the same id.
 * @param {readonly string[]} names
 */
export const buildIdOf = (names) =>
  createHash('sha256')
    .update(
      [...names]
        .filter((name) => name.startsWith('assets/') && !name.endsWith('.map'))
        .sort()
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 12);

/**
 * Gives each build an id: in the page (`<meta name="facings-build">`) and in `version.json`, which pages poll to detect
 * a newer build (src/shell/update). An id in the code would change every file's hash.
 *
 * @param {{ version: string }} given
 * @returns {import('vite').Plugin}
 */
export function versionOfBuild({ version }) {
  let build = '';
  return {
    name: 'facings:version-of-build',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        build = buildIdOf(Object.values(bundle).map((file) => file.fileName));
        return [
          {
            tag: 'meta',
            attrs: { name: 'facings-build', content: `${version} ${build}` },
            injectTo: 'head',
          },
        ];
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const id = buildIdOf(Object.values(bundle).map((file) => file.fileName));
        if (build !== '' && id !== build) {
          this.error(`Files were added after the page was told its build: ${id} is not ${build}.`);
        }
        this.emitFile({
          type: 'asset',
          fileName,
          source: `${JSON.stringify({ version, build: id })}\n`,
        });
      },
    },
  };
}
