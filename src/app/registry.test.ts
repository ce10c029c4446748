import { expect, it } from 'vitest';
import { declarations } from '../../resources/index';
import { createRegistry } from '../schema/registry';
import { screens } from '../screens/index';

it('the declarations and the screens have no faults; the production build skips this check', () => {
  expect(() => createRegistry(declarations, screens)).not.toThrow();
});
