import { useTranslate } from 'react-admin';
import type { AnyDeclaration } from '../schema/defineResource';
import { fillRoute, listPath, noParents, type ParentIds } from '../schema/routes';
import { useWords } from './useWords';

/** Where the pages of an entity lead up to: their parent's page; undefined if none is declared. */
export const useUp = ({ routes: { up } }: AnyDeclaration, within: ParentIds) => {
  const translate = useTranslate();
  return up === undefined
    ? undefined
    : { to: fillRoute(up, within), label: translate('facings.views.page.up') };
};

/** Where a record's page leads back to: the list of such records, or their parent's page if they have no list. */
export const useBack = (declaration: AnyDeclaration, within: ParentIds = noParents) => {
  const { many, kind, translate } = useWords(declaration);
  const up = useUp(declaration, within);
  return declaration.routes.list === undefined && up
    ? up
    : {
        to: listPath(declaration, within),
        label: translate('facings.views.manage.back', { many, kind }),
      };
};
