/** The calls for what belongs to a record, one of each: the states of a product. */
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { agree, encodeField } from '../../../fields/sentValue';
import { asText } from '../../../fields/shared/asText';
import { sameKey } from '../../../lib/text/plainText';
import { holds } from '../../../schema/condition';
import { panelsOf, type AnyDeclaration } from '../../../schema/defineResource';
import type { Registry } from '../../../schema/registry';
import type { ParentIds } from '../../../schema/routes';
import { wholeList } from '../../../views/list/state/wholeList';
import { withinOf } from '../../../views/place/placeContext';
import type { Values } from '../../../lib/util/values';

export interface NewChild {
  /** Id of the record that it belongs to. */
  readonly owner: string;
  readonly values: Values;
}

export interface ChildCalls {
  readonly child: AnyDeclaration;
  /** Maximum number of children of one `add`. */
  readonly batch: number;
  readonly of: (owner: string) => Promise<readonly RaRecord[]>;
  /** Whether a child has this key, or one that looks like it. */
  readonly hasKey: (child: Values, key: string) => boolean;
  /**
   * Whether a child has these values, as the platform would store them.
   * @param whole all values that it is to have; they decide which fields exist
   */
  readonly holds: (child: Values, values: Values, whole?: Values) => boolean;
  /** Whether a child has room for these values: none exists only with a value of another field that it no longer has. */
  readonly fits: (child: Values, values: Values) => boolean;
  /** Creates all of them in one call, or none. */
  readonly add: (children: readonly NewChild[]) => Promise<void>;
  /** Sends the values of a child; its others stay as they are stored. */
  readonly change: (owner: string, id: string, values: Values) => Promise<void>;
  readonly remove: (owner: string, id: string) => Promise<void>;
}

/** The entity of which the records of a declaration can be given one each; null if there is none. */
export const childOf = (registry: Registry, { bulk }: AnyDeclaration): AnyDeclaration | null =>
  bulk?.edit?.child === undefined ? null : registry.find(bulk.edit.child);

/** The parent ids of a record's children, from the panel that shows them. */
const childParents = (
  declaration: AnyDeclaration,
  record: { readonly id: string; readonly account_id: string },
): ParentIds => {
  const [within = null] = panelsOf(declaration).flatMap((panel) =>
    'of' in panel && panel.of === declaration.bulk?.edit?.child
      ? [withinOf(panel.within, record)]
      : [],
  );
  if (!within) throw new Error(`No panel of ${declaration.name} says whose children it shows.`);
  return within;
};

/** A value as it is sent; an empty list, and a size without a side, are none. */
const storedAs = (child: AnyDeclaration, field: string, values: Values): unknown => {
  const sent = encodeField(child, field, values);
  const isEmpty =
    typeof sent === 'object' && sent !== null && Object.values(sent).every((part) => part == null);
  return isEmpty ? null : sent;
};

interface ChildrenOf {
  readonly provider: Pick<
    FacingsDataProvider,
    'getList' | 'getOne' | 'createMany' | 'update' | 'deleteMany'
  >;
  readonly declaration: AnyDeclaration;
  readonly child: AnyDeclaration;
  readonly accountId: string;
}

export const childCalls = ({ provider, declaration, child, accountId }: ChildrenOf): ChildCalls => {
  const { name, bulk: { key = '' } = {}, calls } = child;
  const metaOf = (owner: string) => ({
    within: childParents(declaration, { id: owner, account_id: accountId }),
  });
  // What is sent of one field may depend on others.
  const agreesIn = (record: Values, values: Values, field: string) =>
    agree(storedAs(child, field, { ...record, ...values }), storedAs(child, field, record));
  return {
    child,
    batch: calls?.createMany?.batch ?? 1,
    of: async (owner) => wholeList(provider, name, { meta: metaOf(owner) }),
    hasKey: (record, text) => sameKey(asText(record[key]) ?? '', text),
    holds: (record, values, whole = values) =>
      Object.keys(values).every(
        (field) =>
          // What a form with these values does not show is not sent, so the platform keeps what it had.
          !holds(child.fields[field]?.shownIf, { ...record, ...whole }) ||
          agreesIn(record, values, field),
      ),
    fits: (record, values) =>
      Object.keys(values).every((field) => {
        const { shownIf } = child.fields[field] ?? {};
        return (
          !shownIf ||
          Object.hasOwn(values, shownIf.field) ||
          holds(shownIf, record) ||
          agreesIn(record, values, field)
        );
      }),
    add: (children) =>
      provider.createMany(
        name,
        children.map(({ owner, values }) => ({ data: values, meta: metaOf(owner) })),
      ),
    change: async (owner, id, values) => {
      const meta = metaOf(owner);
      const { data: stored } = await provider.getOne<RaRecord>(name, { id, meta });
      await provider.update(name, {
        id,
        data: values,
        previousData: stored,
        meta: { ...meta, stored },
      });
    },
    remove: async (owner, id) => {
      // One that is gone already counts as removed.
      await provider.deleteMany(name, { ids: [id], meta: metaOf(owner) });
    },
  };
};
