/**
 * Lint rule: no `position: relative` on table rows and row groups. CSS 2.1 leaves its effect undefined and WebKit
 * ignores it, so an element positioned in the row would cover the page. `transform: 'translate(0)'` works.
 *
 * @type {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]}
 */
export const rowPositionRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      ignored:
        "WebKit ignores `position: relative` on a table row: use `transform: 'translate(0)'`, or position a cell.",
    },
  },
  create(context) {
    return {
      Property(node) {
        if (keyOf(node) !== 'position') return;
        if (plain(node.value)?.value !== 'relative') return;
        if (isOfRow(node)) context.report({ node, messageId: 'ignored' });
      },
    };
  },
};

const rowSelector = /(?:^|[\s>+~])(?:tr|thead|tbody|tfoot)(?:[.:#[][^\s>+~]*)?$/;
const rowElements = new Set([
  ...['tr', 'thead', 'tbody', 'tfoot'],
  ...['TableRow', 'TableHead', 'TableBody', 'TableFooter'],
]);

/**
 * Whether the property's styles apply to a row: by the nearest selector, by the element that has them, or by the
 * argument of `styled`.
 * @param {any} property
 */
function isOfRow(property) {
  for (let at = property.parent; at; at = at.parent) {
    if (at.type === 'Property') {
      const key = keyOf(at) ?? '';
      // A state of the same element, or a condition: an outer selector names the element.
      if (/^(?:&[.:[]|@)/.test(key) && !/[\s>+~]/.test(key.replace(/^@.*/, ''))) continue;
      if (key.includes('&') || /^[a-z]+$/.test(key)) {
        if (key.split(',').some((part) => rowSelector.test(part.trim()))) return true;
        if (key.includes('&')) return false;
      }
    }
    if (at.type === 'JSXOpeningElement') {
      /** @type {string} */
      const name = at.name.name;
      return rowElements.has(name);
    }
    if (at.type === 'CallExpression' && at.callee.type === 'CallExpression') {
      const [styled] = at.callee.arguments;
      /** @type {string} */
      const name = styled?.name ?? styled?.value;
      return at.callee.callee.name === 'styled' && rowElements.has(name);
    }
  }
  return false;
}

/** Without TypeScript's `as const`, which estree does not know. @param {any} value */
function plain(value) {
  return value.type === 'TSAsExpression' ? value.expression : value;
}

/** @param {any} property @returns {string | undefined} */
function keyOf({ key, computed }) {
  if (key.type === 'Identifier' && !computed) return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}
