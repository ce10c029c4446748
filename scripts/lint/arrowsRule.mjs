import { dirname, relative, resolve, sep } from 'node:path';
import { wrongArrow, wrongLibrary } from '../rooms.mjs';

/** @typedef {{ type: string, range: [number, number], value?: unknown }} Source */

/**
 * Lint rule: imports must follow `rooms.mjs`. It is our own rule, because published ones distinguish neither types
 * from values nor lazy from eager imports.
 *
 * @type {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]}
 */
export const arrowsRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = toRoot(context.cwd, context.filename);

    /** @param {Source | null} source @param {'value' | 'type' | 'lazy'} kind */
    const check = (source, kind) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = source.value.startsWith('.')
        ? wrongArrow({
            from,
            to: toRoot(context.cwd, resolve(dirname(context.filename), source.value)),
            kind,
          })
        : wrongLibrary({ from, library: source.value, kind });
      if (message) context.report({ node: source, message });
    };

    /** @param {object} node */
    const kindOf = (node) => (isTypeOnly(node) ? 'type' : 'value');

    return {
      ImportDeclaration: (node) => check(node.source, kindOf(node)),
      ExportNamedDeclaration: (node) => check(node.source, kindOf(node)),
      ExportAllDeclaration: (node) => check(node.source, kindOf(node)),
      ImportExpression: (node) => check(node.source, 'lazy'),
    };
  },
};

/** @param {string} root @param {string} path */
function toRoot(root, path) {
  return relative(root, path).split(sep).join('/');
}

/** Not every of these nodes has a kind. @param {object} node */
function isTypeOnly(node) {
  return (
    ('importKind' in node && node.importKind === 'type') ||
    ('exportKind' in node && node.exportKind === 'type')
  );
}
