/** A person's saved views of lists. */
import type { Registry } from '../../schema/registry';
import { listPath } from '../../schema/routes';
import { nowhere } from '../../schema/within';
import { keys } from '../../views/list/listQuery';
import { knownParameters } from '../../views/list/savedViews/current';
import type { SavedView } from '../../views/list/savedViews/viewsStore';
import { everything } from '../../views/list/useListState';
import type { KnownEntry } from './entry';

interface Given {
  readonly views: readonly SavedView[];
  readonly registry: Pick<Registry, 'all'>;
  readonly translate: (key: string) => string;
}

/** Views of lists within a record are left out: which record is meant is not in them. */
export const viewEntries = ({ views, registry, translate }: Given): readonly KnownEntry[] =>
  views.flatMap(({ id, list, name, parameters }) => {
    const declaration = registry.all.find((one) => one.name === list);
    if (!declaration?.routes.list || declaration.routes.list.includes(':')) return [];
    const known = new URLSearchParams(
      knownParameters({ declaration, within: nowhere }, parameters),
    );
    if (known.size === 0) known.set(keys.view, everything);
    return [
      {
        group: 'views',
        id: `view ${id}`,
        label: name,
        detail: translate(`resources.${list}.name`),
        to: { pathname: listPath(declaration), search: known.toString() },
      },
    ];
  });
