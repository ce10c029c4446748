/** Our own rules, for `jsPlugins` of .oxlintrc.jsonc. */
import { arrowsRule } from './arrowsRule.mjs';
import { rowPositionRule } from './rowPositionRule.mjs';

export default {
  meta: { name: 'facings' },
  rules: { arrows: arrowsRule, 'row-position': rowPositionRule },
};
