import type { AnyDeclaration } from '../../schema/defineResource';

/** Whether rows have their own buttons: records without a page are edited and removed in the list. */
export const hasRowActions = ({
  routes,
  create,
  edit,
  remove,
  list,
  actions = [],
}: AnyDeclaration): boolean =>
  list?.rowActions !== undefined ||
  (routes.view === undefined && (Boolean(edit ?? remove ?? create?.canCopy) || actions.length > 0));
