/**
 * The target of switching the organization: on an organization's page, the same page of the other one; in a list, the
 * rows of the other one; on the dashboard, its figures; elsewhere, the organization's page.
 */
import type { To } from 'react-router';
import type { AnyDeclaration } from '../../schema/defineResource';
import { matchPath, viewPath } from '../../schema/routes';
import type { MenuEntry } from '../../schema/menu';
import type { Registry } from '../../schema/registry';
import { addressOf, currentAddress, secondaryNavigationOf, type RecordPart } from '../navigation';

interface Here {
  readonly pathname: string;
  readonly search: string;
}

export type SwitchTarget =
  | { readonly kind: 'page'; readonly to: (id: string) => To }
  | { readonly kind: 'section'; readonly entry: MenuEntry; readonly to: (id: string) => To }
  | {
      readonly kind: 'figures';
      readonly to: (id: string) => To;
    }
  | {
      readonly kind: 'filter';
      readonly declaration: AnyDeclaration;
      /** Null shows all rows again. */
      readonly to: (id: string | null) => To;
      readonly isFiltered: boolean;
    };

/** Parameters that only make sense for the current rows and are removed. */
const left = ['page', 'view', 'panel'];

/** Returns the organization filter of a list. */
const filterOf = ({ fields, scope, list }: AnyDeclaration): string | undefined =>
  (list?.filters ?? []).find((name) => {
    const field = fields[name];
    return field?.kind === 'reference' && field.to === scope;
  });

export const switchTarget = (
  registry: Registry,
  organization: RecordPart,
  { pathname, search }: Here,
): SwitchTarget => {
  const declarations = registry.all;
  const { id, part } = secondaryNavigationOf(registry.menu, pathname) ?? {};
  if (id !== undefined && part === organization) {
    const address = currentAddress(part.entries, pathname, id);
    const entry = part.entries.find((one) => addressOf(one, id) === address);
    if (entry && entry.to !== part.base) {
      return { kind: 'section', entry, to: (other) => addressOf(entry, encodeURIComponent(other)) };
    }
  }
  const scope = registry.screens.find(({ path }) => path === pathname)?.scope;
  if (scope) {
    // Other parameters stay: the dashboard's period and comparison.
    const parameters = new URLSearchParams(search);
    for (const name of scope.drops) parameters.delete(name);
    return {
      kind: 'figures',
      to: (other) => {
        const next = new URLSearchParams(parameters);
        next.set(scope.parameter, other);
        return { pathname, search: next.toString() };
      },
    };
  }
  const matched = matchPath(declarations, pathname);
  const declaration = declarations.find(({ name }) => name === matched?.name);
  const filter = matched?.screen === 'list' && declaration ? filterOf(declaration) : undefined;
  if (declaration?.list && filter !== undefined) {
    const parameters = new URLSearchParams(search);
    for (const name of left) parameters.delete(name);
    return {
      kind: 'filter',
      declaration,
      isFiltered: parameters.has(filter),
      to: (other) => {
        const next = new URLSearchParams(parameters);
        if (other === null) next.delete(filter);
        else next.set(filter, other);
        return { pathname, search: next.toString() };
      },
    };
  }
  return { kind: 'page', to: (other) => viewPath(registry.find(organization.of), other) };
};
