/**
 * What a signed-in person may do, for react-admin's `canAccess` and `usePermissions`. The platform decides, because
 * what each of its roles may do is not specified. To hide actions from some people, change `permissions`.
 */
import type { AuthProvider } from 'react-admin';

/** `*` stands for every action, or for every resource. */
interface Permission {
  readonly action: string;
  readonly resource: string;
}

export const permissions: readonly Permission[] = [{ action: '*', resource: '*' }];

type AccessParams = Parameters<NonNullable<AuthProvider['canAccess']>>[0];

/** Without an action or a resource, only what is allowed for all of them is. */
export const isAllowed = ({ action, resource }: Partial<AccessParams> = {}): boolean =>
  permissions.some(
    (permission) =>
      ['*', action].includes(permission.action) && ['*', resource].includes(permission.resource),
  );
