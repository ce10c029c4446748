import type { Location } from 'react-router';
import { LeaveGuard } from '../../../views/form/UnsavedDialog';
import type { Editing } from './createEditing';

export const organizationKey = 'account_id';

/** Empty if the address has no organization. */
export const organizationOf = (parameters: URLSearchParams): string =>
  parameters.get(organizationKey) ?? '';

const organizationAt = ({ search }: Location): string =>
  organizationOf(new URLSearchParams(search));

/** Another organization is another sheet, although the path is the same. */
const isSamePlace = (current: Location, next: Location): boolean =>
  current.pathname === next.pathname && organizationAt(current) === organizationAt(next);

/** Asks before the user leaves with unsaved changes. */
export const EditGuard = ({ editing }: { readonly editing: Pick<Editing, 'isUnsaved'> }) => (
  <LeaveGuard isUnsaved={editing.isUnsaved} isSamePlace={isSamePlace} />
);
