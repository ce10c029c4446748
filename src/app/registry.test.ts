import { expect, it } from 'vitest';
import { declarations } from '../../resources/index';
import { createRegistry } from '../schema/registry';
import { screens } from '../screens/index';

it('the declarations and the screens have no fault; the production build does not look again', () => {
  expect(() => createRegistry(declarations, screens)).not.toThrow();
});
