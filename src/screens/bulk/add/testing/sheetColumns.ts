/** The sheet's columns from the declaration, without a console. */
import { declarations } from '../../../../../resources/index';
import { products } from '../../../../../resources/products';
import { createRegistry } from '../../../../schema/registry';
import { fillTemplate } from '../../../../schema/template';
import { addColumnsOf } from '../../columns/columnsOf';
import { zonePlanColumn } from '../../columns/zonePlan';

export const sheetColumns = (locale = 'en-GB') => [
  ...addColumnsOf({
    declaration: products,
    registry: createRegistry(declarations),
    accountId: 'acc',
    locale,
    translate: (_, values) => fillTemplate((values as { _?: string })._ ?? '', values ?? {}),
    optionsOf: () => undefined,
  }),
  zonePlanColumn('Zones'),
];
