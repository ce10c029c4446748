import type { AnyDeclaration } from '../schema/defineResource';
import { fillRoute, listPath, noParents, type ParentIds } from '../schema/routes';
import { useWords } from './useWords';

/** Where a record's page leads back to: the list of such records, or their parent's page if they have no list. */
export const useBack = (declaration: AnyDeclaration, within: ParentIds = noParents) => {
  const { many, kind, translate } = useWords(declaration);
  const { up, list } = declaration.routes;
  return list === undefined && up !== undefined
    ? { to: fillRoute(up, within), label: translate('facings.views.page.up') }
    : {
        to: listPath(declaration, within),
        label: translate('facings.views.manage.back', { many, kind }),
      };
};
