/** Organizations to switch to: what choosing one does depends on the page at hand, and is said beside it. */
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useRegistry } from '../../fields/RegistryContext';
import type { DeclaredText } from '../../schema/declaredText';
import type { Visit } from '../../views/keys/visits';
import { useDeclaredText } from '../../views/useDeclaredText';
import { recordPartOf } from '../navigation';
import type { KnownEntry } from './entry';
import { switchTarget, type SwitchTarget } from './switchTarget';
import type { FoundGroup } from './useFound';

export interface OrganizationSwitch {
  /** Those seen before, and the way back. */
  readonly known: readonly KnownEntry[];
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
  const here = useLocation();
  const part = recordPartOf(registry.menu);
  if (!part) return nothing;
  const target = switchTarget(registry, part, here);
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
      ...visits
        .filter(({ name }) => name === part.of)
        .map(({ id, label }): KnownEntry => ({
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
    redirected: (found) =>
      found.map((group) => ({
        ...group,
        records: group.records.map((record) => ({ ...record, detail, to: target.to(record.id) })),
      })),
  };
};

const nothing: OrganizationSwitch = { known: [], redirected: (found) => found };

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
