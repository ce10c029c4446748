import type { AnyDeclaration } from '../../schema/defineResource';

/** Whether rows bring their own buttons: records without a page are edited and removed where they stand. */
export const hasRowActions = ({ routes, edit, remove }: AnyDeclaration): boolean =>
  routes.view === undefined && Boolean(edit ?? remove);
