/** All entries that need no request: the page's actions, visited records, screens and commands. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useGetIdentity, useTranslate, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router';
import { useRegistry } from '../../fields/useDeclaration';
import type { DeclaredText } from '../../schema/declaredMessages';
import type { MenuEntry, MenuPart } from '../../schema/menu';
import type { Registry } from '../../schema/registry';
import { createPath, listPath, noParents } from '../../schema/routes';
import type { OfferedAction } from '../../views/keys/pageActions';
import { usePins } from '../../views/keys/usePins';
import type { Visit } from '../../views/keys/visits';
import { keys } from '../../views/list/state/listQuery';
import { knownParameters } from '../../views/list/toolbar/savedViews/useOpening';
import { useViews, type SavedView } from '../../views/list/toolbar/savedViews/viewsStore';
import { noView } from '../../views/list/state/useListState';
import { useDeclaredText } from '../../views/useWords';
import { goKey, goLetterOf, useSingleKeys } from '../keys/keys';
import type { OverPageProps } from '../keys/OverPage';
import { entryAddress, flat, recordPartOf, secondaryNavigationOf } from '../navigation';
import type { KnownEntry } from './entry';
import {
  beganIn,
  isOfSidebar,
  organizationHere,
  scopeFilterOf,
  toolAddress,
  type FindRecord,
} from './organizationHere';
import { useCommands } from './useCommands';

interface Where {
  readonly menu: readonly MenuPart[];
  readonly translate: (key: string) => string;
  readonly declaredText: (words: DeclaredText) => string;
  readonly pathname: string;
  readonly visits: readonly Visit[];
  readonly areSingleKeysOn: boolean;
}

interface KnownRecord {
  readonly id: string;
  readonly label?: string;
}

/** The record whose pages are offered: the current one, or else the last visited one. */
const recordAt = ({ menu, pathname, visits }: Where, of: string): KnownRecord | null => {
  const id = secondaryNavigationOf(menu, pathname)?.id;
  const seen = visits.filter(({ name }) => name === of);
  if (id === undefined)
    return seen[0] ? { id: encodeURIComponent(seen[0].id), label: seen[0].label } : null;
  const visited = seen.find((visit) => encodeURIComponent(visit.id) === id || visit.id === id);
  return { id, ...(visited ? { label: visited.label } : {}) };
};

/** The screens of the navigation, and those that are opened from other screens. */
export const screenEntries = (where: Where): readonly KnownEntry[] => {
  const { menu, translate, declaredText, areSingleKeysOn } = where;
  const screen = ({ label, keywords, to }: MenuEntry): KnownEntry => {
    const letter = areSingleKeysOn ? goLetterOf(menu, to) : undefined;
    return {
      group: 'screens',
      id: `screen ${to}`,
      label: declaredText(label),
      synonyms: keywords.map(declaredText).join(', '),
      to,
      ...(letter === undefined ? {} : { keys: [goKey.toUpperCase(), letter.toUpperCase()] }),
    };
  };
  const allOf = ({ entries, onlyInPalette }: MenuPart) => [...flat(entries), ...onlyInPalette];
  const titleOf = ({ group }: MenuPart) => translate(`facings.shell.nav.${group}`);

  const main = menu.filter(({ group }) => group === 'main').flatMap(allOf);
  const areas = menu
    .filter(({ base, of }) => base !== undefined && of === undefined)
    .flatMap((part) =>
      allOf(part)
        .filter(({ to }) => !main.some((entry) => entry.to === to))
        .map((entry) => ({ ...screen(entry), detail: titleOf(part) })),
    );
  const user = menu.filter(({ group }) => group === 'user').flatMap(allOf);
  const others: readonly KnownEntry[] = [...main.map(screen), ...areas, ...user.map(screen)];

  const part = recordPartOf(menu);
  const record = part ? recordAt(where, part.of) : null;
  if (!part || !record) return others;
  const ofRecord = allOf(part).map((entry): KnownEntry => {
    const to = entryAddress(entry, record.id);
    return {
      ...screen(entry),
      group: 'organization',
      id: `screen ${to}`,
      detail: record.label ?? titleOf(part),
      to,
    };
  });
  // Among equal matches the current sidebar comes first: both an organization and the settings have units.
  const isAtHand = secondaryNavigationOf(menu, where.pathname)?.id !== undefined;
  return isAtHand ? [...ofRecord, ...others] : [...others, ...ofRecord];
};

/** A person's saved views; not those of lists within a record, because they do not contain the record. */
const viewEntries = (
  views: readonly SavedView[],
  registry: Pick<Registry, 'all'>,
  translate: Where['translate'],
): readonly KnownEntry[] =>
  views.flatMap(({ id, list, name, parameters }) => {
    const declaration = registry.all.find((candidate) => candidate.name === list);
    if (!declaration?.routes.list || declaration.routes.list.includes(':')) return [];
    const kept = new URLSearchParams(
      knownParameters({ declaration, within: noParents }, parameters),
    );
    if (kept.size === 0) kept.set(keys.view, noView);
    return [
      {
        group: 'views',
        id: `view ${id}`,
        label: name,
        detail: translate(`resources.${list}.name`),
        to: { pathname: listPath(declaration), search: kept.toString() },
      },
    ];
  });

/** Maximum number of visited records while nothing is typed. */
const maxRecent = 5;

const actionEntry = (
  { id, area, label, shortcut, to, run }: OfferedAction,
  areSingleKeysOn: boolean,
): KnownEntry => ({
  group: 'actions',
  id: `action ${id}`,
  label,
  detail: area?.title,
  to,
  run,
  ...(areSingleKeysOn && shortcut !== undefined ? { keys: [shortcut.toUpperCase()] } : {}),
});

const rankOf = ({ area, shortcut }: OfferedAction): number =>
  (area === null ? 0 : 2) + (shortcut === undefined ? 1 : 0);

/** Records that a page has read, whatever their parents. */
const loadedIn =
  (client: QueryClient): FindRecord =>
  (resource, id) => {
    const read = client.getQueriesData<RaRecord>({ queryKey: [resource, 'getOne'] });
    return read.map(([, record]) => record).find((record) => String(record?.id) === id);
  };

export const useKnownEntries = ({
  actions,
  visits,
  onLeave,
  onSwitch,
}: Omit<OverPageProps, 'onClose'> & {
  readonly onLeave: () => void;
  readonly onSwitch: (() => void) | null;
}): readonly KnownEntry[] => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  const registry = useRegistry();
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const [areSingleKeysOn] = useSingleKeys();
  const offered = useSyncExternalStore(actions.subscribe, actions.all);
  const commands = useCommands({ onLeave, onSwitch });
  const seen = visits.all();
  const pins = usePins();
  const { data: identity } = useGetIdentity();
  const { views } = useViews(identity?.id === undefined ? undefined : String(identity.id));

  return useMemo(() => {
    const record = (group: 'pinned' | 'recent', { key, name, label, to }: Visit): KnownEntry => ({
      group,
      id: `${group} ${key}`,
      label,
      detail: translate(`resources.${name}.label`),
      to,
    });
    // They may be from a version that had other entities.
    const isKnown = ({ name }: Visit) =>
      registry.all.some((declaration) => declaration.name === name);
    const pinned = pins.filter(isKnown).map((pin) => record('pinned', pin));
    const recent = seen
      .filter(isKnown)
      .filter(({ key, to }) => to !== pathname && !pins.some((pin) => pin.key === key))
      .slice(0, maxRecent)
      .map((visit) => record('recent', visit));
    const entries = offered
      .filter((action) => !action.isOnlyKey && !action.isDisabled())
      // Actions with a shortcut are the page's main ones and come first.
      .sort((one, other) => rankOf(one) - rankOf(other))
      .map((action) => actionEntry(action, areSingleKeysOn));
    const organization = organizationHere(registry, { pathname, search }, loadedIn(client));
    const add = registry.all
      .filter(({ create, routes }) => create && routes.list && !routes.list.includes(':'))
      .map((declaration): KnownEntry => {
        const filter = isOfSidebar(registry, declaration) ? scopeFilterOf(declaration) : undefined;
        const to = beganIn(createPath(declaration), filter, organization);
        const label = translate(`resources.${declaration.name}.create`);
        return { group: 'add', id: `add ${declaration.name}`, label, to };
      })
      // The page itself already offers it.
      .filter(({ label }) => !entries.some((action) => action.label === label));
    return [
      ...entries,
      ...pinned,
      ...recent,
      ...screenEntries({
        menu: registry.menu,
        translate,
        declaredText,
        pathname,
        visits: seen,
        areSingleKeysOn,
      }).map((entry) => ({
        ...entry,
        to: typeof entry.to === 'string' ? toolAddress(registry, entry.to, organization) : entry.to,
      })),
      ...viewEntries(views, registry, translate),
      ...commands,
      ...add,
    ];
  }, [
    offered,
    client,
    seen,
    pins,
    pathname,
    search,
    translate,
    declaredText,
    registry,
    areSingleKeysOn,
    commands,
    views,
  ]);
};
