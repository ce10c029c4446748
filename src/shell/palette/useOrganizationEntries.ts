/** Organizations to switch to: what choosing one does depends on the page at hand, and is said beside it. */
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useRegistry } from '../../fields/RegistryContext';
import type { Registry } from '../../schema/registry';
import type { DeclaredText } from '../../schema/declaredText';
import type { Visit } from '../../views/keys/visits';
import { useDeclaredText } from '../../views/useDeclaredText';
import { recordPartOf, secondaryNavigationOf } from '../navigation';
import type { KnownEntry } from './entry';
import { switchTarget, type SwitchTarget } from './switchTarget';
import type { FoundGroup } from './useFound';

export interface OrganizationSwitch {
  /** Those seen before, and the way back. */
  readonly known: readonly KnownEntry[];
  /** Ids that need no further entry: those among them, and the one whose page this is. */
  readonly ids: readonly string[];
  /** What was found, leading where the switch leads. */
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

/** The organization whose page this is: choosing it would change nothing. */
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
