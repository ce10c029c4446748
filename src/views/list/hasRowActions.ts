import type { AnyDeclaration } from '../../schema/defineResource';

/** Whether rows bring their own buttons: what can be done with records without a page is done where they stand. */
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
