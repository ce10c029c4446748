/** The navigation of the real declarations and screens, with its texts. */
import { declarations } from '../../../resources/index';
import { createRegistry } from '../../schema/registry';
import { screens } from '../../screens/index';

export const realRegistry = createRegistry(declarations, screens);
export const realMenu = realRegistry.menu;
