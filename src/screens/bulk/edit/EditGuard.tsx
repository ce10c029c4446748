import type { Location } from 'react-router';
import { LeaveGuard } from '../../../views/form/LeaveGuard';
import type { Editing } from './createEditing';

export const organizationKey = 'account_id';

/** An address without it, or with an empty one, has no organization chosen. */
export const organizationOf = (parameters: URLSearchParams): string =>
  parameters.get(organizationKey) ?? '';

const organizationAt = ({ search }: Location): string =>
  organizationOf(new URLSearchParams(search));

/** Another organization is another sheet, though the address has the same path. */
const isSamePlace = (current: Location, next: Location): boolean =>
  current.pathname === next.pathname && organizationAt(current) === organizationAt(next);

/** Leaving the sheet with changes that were not saved asks first. */
export const EditGuard = ({ editing }: { readonly editing: Pick<Editing, 'isUnsaved'> }) => (
  <LeaveGuard isUnsaved={editing.isUnsaved} isSamePlace={isSamePlace} />
);
