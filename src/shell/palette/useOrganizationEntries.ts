/** Organizations to switch to. What switching does depends on the current page, and is shown beside the entry. */
import { useTranslate } from 'react-admin';
import { useLocation, type To } from 'react-router';
import { useRegistry } from '../../fields/useDeclaration';
import { inSentence } from '../../lib/text/inSentence';
import type { DeclaredText } from '../../schema/declaredMessages';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { MenuEntry } from '../../schema/menu';
import type { Registry } from '../../schema/registry';
import { viewPath } from '../../schema/routes';
import type { Visit } from '../../views/keys/visits';
import { useDeclaredText } from '../../views/useWords';
import {
  entryAddress,
  currentAddress,
  recordPartOf,
  secondaryNavigationOf,
  type RecordPart,
} from '../navigation';
import type { KnownEntry } from './entry';
import { scopeFilterOf, sidebarRecord, type Here } from './organizationHere';
import type { FoundGroup } from './useFound';

/**
 * The target of switching the organization: on an organization's page, the same page of the other one; in a list, the
 * rows of the other one; on a page that is limited to one, such as the dashboard, the same page; elsewhere, the
 * organization's page.
 */
type SwitchTarget =
  | { readonly kind: 'page'; readonly to: (id: string) => To }
  | { readonly kind: 'section'; readonly entry: MenuEntry; readonly to: (id: string) => To }
  | { readonly kind: 'same'; readonly to: (id: string) => To }
  | {
      readonly kind: 'filter';
      readonly declaration: AnyDeclaration;
      /** Null shows all rows again. */
      readonly to: (id: string | null) => To;
      readonly isFiltered: boolean;
    };

/** Parameters that only make sense for the current rows and are removed. */
const left = ['page', 'view', 'panel'];

export const switchTarget = (
  registry: Registry,
  organization: RecordPart,
  { pathname, search }: Here,
): SwitchTarget => {
  const { id, part } = secondaryNavigationOf(registry.menu, pathname) ?? {};
  if (id !== undefined && part === organization) {
    const address = currentAddress(part.entries, pathname, id);
    const entry = part.entries.find((candidate) => entryAddress(candidate, id) === address);
    if (entry && entry.to !== part.base) {
      return {
        kind: 'section',
        entry,
        to: (other) => entryAddress(entry, encodeURIComponent(other)),
      };
    }
  }
  const { handMade, screen, declaration, overlay } = registry.pageAt({ pathname, search });
  const scope = handMade?.scope;
  if (scope) {
    // Other parameters stay: the dashboard's period and comparison.
    const parameters = new URLSearchParams(search);
    for (const name of scope.drops) parameters.delete(name);
    return {
      kind: 'same',
      to: (other) => {
        const next = new URLSearchParams(parameters);
        next.set(scope.parameter, other);
        return { pathname, search: next.toString() };
      },
    };
  }
  const isOverList = overlay !== null && !overlay.isInPanel;
  const filter =
    screen === 'list' && !isOverList && declaration ? scopeFilterOf(declaration) : undefined;
  if (declaration && filter) {
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

export interface OrganizationSwitch {
  /** The visited organizations, and an entry that shows all of them again. */
  readonly entries: readonly KnownEntry[];
  /** Ids that need no further entry: the visited ones, and the current one. */
  readonly ids: readonly string[];
  /** Search results whose links switch the organization. */
  readonly redirected: (found: readonly FoundGroup[]) => readonly FoundGroup[];
}

export const useOrganizationEntries = (
  visits: readonly Visit[],
  onBack: () => void,
): OrganizationSwitch => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  const registry = useRegistry();
  const location = useLocation();
  const part = recordPartOf(registry.menu);
  if (!part) return nothing;
  const target = switchTarget(registry, part, location);
  const here = sidebarRecord(registry, location.pathname);
  const seen = visits.filter(({ name, id }) => name === part.of && id !== here);
  const detail = detailOf(target, translate, declaredText);
  const all: readonly KnownEntry[] =
    target.kind === 'filter' && target.isFiltered
      ? [
          {
            group: 'commands',
            id: 'organization all',
            label: translate('facings.palette.organizations.everything'),
            to: target.to(null),
          },
        ]
      : [];
  return {
    entries: [
      ...seen.map(({ id, label }): KnownEntry => ({
        group: 'recent',
        id: `organization ${id}`,
        label,
        detail,
        to: target.to(id),
      })),
      ...all,
      {
        group: 'commands',
        id: 'organization back',
        label: translate('facings.palette.organizations.back'),
        run: onBack,
        staysOpen: true,
      },
    ],
    ids: [...seen.map(({ id }) => id), ...(here === null ? [] : [here])],
    redirected: (found) =>
      found.map((group) => ({
        ...group,
        records: group.records.map((record) => ({ ...record, detail, to: target.to(record.id) })),
      })),
  };
};

const nothing: OrganizationSwitch = { entries: [], ids: [], redirected: (found) => found };

const detailOf = (
  target: SwitchTarget,
  translate: ReturnType<typeof useTranslate>,
  declaredText: (words: DeclaredText) => string,
): string => {
  switch (target.kind) {
    case 'section': {
      const screen = declaredText(target.entry.label);
      return translate('facings.palette.found.section', { screen });
    }
    case 'filter': {
      const kind = inSentence(translate(`resources.${target.declaration.name}.name`));
      return translate('facings.palette.found.filter', { kind });
    }
    default:
      return translate(`facings.palette.found.${target.kind}`);
  }
};
