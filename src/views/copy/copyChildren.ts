/** Copies the records of a panel to a new parent: a product's states. */
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../dataProvider';
import { chunksOf, settleEach } from '../../lib/batches/calls';
import { holdPage } from '../../lib/batches/holdPage';
import { panelsOf, type AnyDeclaration, type Panel } from '../../schema/defineResource';
import type { DuplicatedChildren } from '../../schema/duplicate';
import type { Registry } from '../../schema/registry';
import type { ParentIds } from '../../schema/routes';
import { wholeList } from '../list/state/wholeList';
import { sentCopy, type CopyValues } from './values';

type Provider = Pick<FacingsDataProvider, 'getList' | 'getOne' | 'create' | 'createMany'>;

/** Children that are copied with their parent, as its page shows them. */
export interface ChildPart extends DuplicatedChildren {
  readonly child: AnyDeclaration;
  readonly within: Readonly<Record<string, string>>;
}

export const childPartsOf = (
  declaration: AnyDeclaration,
  registry: Pick<Registry, 'find'>,
): readonly ChildPart[] =>
  (declaration.create?.duplicate?.children ?? []).flatMap((duplicated): ChildPart[] => {
    const panel = panelsOf(declaration).find(
      (other) => 'of' in other && other.of === duplicated.of,
    );
    return panel && 'of' in panel
      ? [{ ...duplicated, child: registry.find(duplicated.of), within: panel.within }]
      : [];
  });

/** A panel by its position, as its texts name it. */
export interface LeftPanel {
  readonly declaration: AnyDeclaration;
  readonly at: number;
}

/** Panels of a record's page in which people add something that a copy does not include. */
export const leftPanelsOf = (
  declaration: AnyDeclaration,
  registry: Pick<Registry, 'find'>,
): readonly LeftPanel[] => {
  const copied = childPartsOf(declaration, registry).map(({ of }) => of);
  const isLeft = (panel: Panel): boolean => {
    if ('links' in panel || ('screen' in panel && panel.adds)) return true;
    if (!('of' in panel) || !Object.values(panel.within).includes('id')) return false;
    // What only the platform adds, such as jobs, belongs to no copy.
    const { create, remove } = registry.find(panel.of);
    return !copied.includes(panel.of) && (create ?? remove) !== undefined;
  };
  return panelsOf(declaration).flatMap((panel, at) => (isLeft(panel) ? [{ declaration, at }] : []));
};

interface Copying {
  readonly child: AnyDeclaration;
  readonly from: ParentIds;
  readonly to: ParentIds;
  /** The children to copy, if not all. */
  readonly rows?: readonly RaRecord[];
  /** They are copied to another organization. */
  readonly keepsUnique?: boolean;
  /** What the new parent needs other values for. @throws if a child cannot be copied */
  readonly convert?: (record: RaRecord, values: CopyValues) => Promise<CopyValues>;
}

interface NotCopied {
  readonly record: RaRecord;
  readonly error: unknown;
}

export interface CopiedChildren {
  readonly done: number;
  readonly failed: readonly NotCopied[];
}

interface Copy {
  readonly record: RaRecord;
  readonly values: CopyValues;
}

const metaOf = (within: ParentIds) => ({ meta: { within } });

/** All children of a record. @throws if some are not returned, which would be lost or doubled */
export const childrenOf = (
  provider: Pick<Provider, 'getList'>,
  child: AnyDeclaration,
  within: ParentIds,
): Promise<readonly RaRecord[]> => wholeList(provider, child.name, metaOf(within));

/**
 * Creates a copy of each child. Many are sent in one call where the platform has one, except for those that further
 * calls complete, which need the id of their own. A refused call stops no other.
 */
export const copyChildren = async (
  provider: Provider,
  {
    child,
    from,
    to,
    rows: some,
    keepsUnique = false,
    convert = (_, values) => Promise.resolve(values),
  }: Copying,
): Promise<CopiedChildren> => {
  const { createMany, also, afterSave } = child.calls ?? {};
  const rows = some ?? (await childrenOf(provider, child, from));
  const read = await settleEach({
    items: rows,
    work: async (row): Promise<Copy> => {
      // The list lacks what a single record is read with, such as pan sizes.
      const record = also
        ? (await provider.getOne<RaRecord>(child.name, { id: row.id, ...metaOf(from) })).data
        : row;
      return {
        record,
        values: await convert(record, sentCopy(child, record, { parents: to, keepsUnique })),
      };
    },
  });
  const whole = read.flatMap((outcome) => (outcome.type === 'done' ? [outcome.result] : []));
  const isMany = ({ values }: Copy): boolean =>
    createMany !== undefined &&
    (afterSave?.({ id: '', isNew: true, before: {}, after: values }).length ?? 0) === 0;

  const groups = [
    ...chunksOf(whole.filter(isMany), createMany?.batch ?? 1),
    ...whole.filter((copy) => !isMany(copy)).map((copy) => [copy]),
  ];
  const send = async (copies: readonly Copy[]): Promise<void> => {
    const data = copies.map(({ values }) => ({ data: values, ...metaOf(to) }));
    const [first] = data;
    if (!first) return;
    if (copies[0] && isMany(copies[0])) {
      await provider.createMany(child.name, data);
      return;
    }
    const { unfinished } = (await provider.create(child.name, first)) as { unfinished?: Error };
    // It exists, but not as it was: its pan sizes were refused.
    if (unfinished) throw unfinished;
  };
  const sent = await holdPage(() => settleEach({ items: groups, work: send }));

  const failed = [
    ...read.flatMap((outcome) =>
      outcome.type === 'failed' ? [{ record: outcome.item, error: outcome.error }] : [],
    ),
    ...sent.flatMap((outcome) =>
      outcome.type === 'failed'
        ? outcome.item.map(({ record }) => ({ record, error: outcome.error }))
        : [],
    ),
  ];
  return { done: rows.length - failed.length, failed };
};
