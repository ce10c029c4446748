/** Organizations to switch to. What switching does depends on the current page, and is shown beside the entry. */
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useRegistry } from '../../fields/useDeclaration';
import type { Registry } from '../../schema/registry';
import type { DeclaredText } from '../../schema/declaredMessages';
import type { Visit } from '../../views/keys/visits';
import { useDeclaredText } from '../../views/useWords';
import { recordPartOf, secondaryNavigationOf } from '../navigation';
import type { KnownEntry } from './entry';
import { switchTarget, type SwitchTarget } from './switchTarget';
import type { FoundGroup } from './useFound';

export interface OrganizationSwitch {
  /** The visited organizations, and an entry that shows all of them again. */
  readonly known: readonly KnownEntry[];
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
  const here = currentId(registry, location.pathname);
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
    known: [
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

/** The current organization, for which switching would do nothing. */
const currentId = ({ menu }: Registry, pathname: string): string | null => {
  const { id, part } = secondaryNavigationOf(menu, pathname) ?? {};
  return id !== undefined && part?.of !== undefined ? decodeURIComponent(id) : null;
};

const nothing: OrganizationSwitch = { known: [], ids: [], redirected: (found) => found };

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
      const many = translate(`resources.${target.declaration.name}.name`);
      return translate('facings.palette.found.filter', { many });
    }
    default:
      return translate(`facings.palette.found.${target.kind}`);
  }
};
