import type { CallAction } from '../../src/schema/actions';
import { isNotValue } from '../../src/schema/condition';

/** Makes a picture or a model of a product state its default, in place of another one (rules R7). */
export const makeDefault = (path: string, action: string): CallAction => ({
  key: 'makeDefault',
  label: 'Make default',
  done: '{name} is now the default.',
  call: { method: 'PUT', path, body: { is_default: true }, action },
  shownIf: isNotValue('is_default', true),
});
