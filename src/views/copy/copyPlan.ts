/** What copying records to another organization would do, before anything is sent. */
import type { RaRecord } from 'react-admin';
import { chunksOf, eachOf } from '../../lib/batches/calls';
import { plainKey } from '../../lib/text/plainText';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { ParentIds } from '../../schema/routes';
import type { FacingsDataProvider } from '../../../dataProvider';
import type { RunProgress } from '../list/selection/RunReport';
import { parentMeta } from '../list/state/listRequest';
import { withinOf } from '../place/placeContext';
import {
  childPartsOf,
  childrenOf,
  leftPanelsOf,
  type ChildPart,
  type LeftPanel,
} from './copyChildren';
import { accountKey, copyKeyOf, recordsThere, type OtherOrganization } from './recordsThere';
import { createFreeValues, type CopiedField, type TakenValue } from './freeValues';
import { gapSecrets, secretsOf, type AskedSecret } from './secrets';
import { createSurvey, type RefusedCopy } from './survey';
import { createThere, type Gap, type There } from './there';
import { lostNames, sentCopy, type CopyValues } from './values';

export interface CopyRequest extends OtherOrganization {
  readonly provider: FacingsDataProvider;
  readonly declaration: AnyDeclaration;
}

export interface PlannedChildren {
  readonly part: ChildPart;
  readonly from: ParentIds;
  readonly rows: readonly RaRecord[];
}

export interface PlannedRow {
  readonly record: RaRecord;
  readonly children: readonly PlannedChildren[];
}

export interface CopyPlan {
  readonly there: There;
  readonly rows: readonly PlannedRow[];
  /** The organization has them already. */
  readonly existing: readonly RaRecord[];
  /** An earlier one of the records has the same key. */
  readonly twice: readonly RaRecord[];
  readonly refused: readonly RefusedCopy[];
  /** Values of which no two records of an organization have the same, and one there has. */
  readonly taken: readonly TakenValue[];
  /** What the copies refer to and the organization lacks, each once. */
  readonly gaps: readonly Gap[];
  /** Fields of which values were found there. */
  readonly found: readonly CopiedField[];
  readonly secrets: readonly AskedSecret[];
  /** Fields with values that no create accepts. */
  readonly lost: readonly CopiedField[];
  /** Fields whose entries lack something in the copies. */
  readonly reduced: readonly CopiedField[];
  /** What belongs to the copied records and is not copied. */
  readonly panels: readonly LeftPanel[];
}

/** Called with the number of records. @throws AbortError if nobody waits for the plan any longer */
type OnRead = (count: number) => void;

/** Number of records that are read between two reports of progress. */
const readAtOnce = 20;

const readCopied = async (
  { provider, declaration, from }: CopyRequest,
  records: readonly RaRecord[],
  onRead: OnRead,
): Promise<readonly RaRecord[]> => {
  const read: RaRecord[] = [];
  for (const some of chunksOf(records, readAtOnce)) {
    const ids = some.map(({ id }) => id);
    const request = { ids, ...parentMeta(from) };
    read.push(...(await provider.getMany<RaRecord>(declaration.name, request)).data);
    onRead(some.length);
  }
  return read;
};

const readChildren = async (
  { provider, from, declaration, registry }: CopyRequest,
  records: readonly RaRecord[],
  onRead: OnRead,
): Promise<readonly PlannedRow[]> => {
  const parts = childPartsOf(declaration, registry);
  return eachOf(records, async (record): Promise<PlannedRow> => {
    const children = parts.flatMap((part) => {
      const within = withinOf(part.within, { ...from, ...record });
      return within ? [{ part, within }] : [];
    });
    const row = {
      record,
      children: await eachOf(children, async ({ part, within }) => ({
        part,
        from: within,
        rows: await childrenOf(provider, part.child, within),
      })),
    };
    onRead(1);
    return row;
  });
};

/** A create may accept what its form has no input for. */
const notSent = (declaration: AnyDeclaration, record: RaRecord): readonly string[] => {
  const sent = sentCopy(declaration, record, { parents: {}, keepsUnique: true });
  return lostNames(declaration, record).filter((name) => sent[name] == null);
};

const reducedNames = ({ fields }: AnyDeclaration, record: CopyValues): readonly string[] =>
  Object.entries(fields).flatMap(([name, { mentions, entries }]) => {
    const isIn = mentions?.without?.isIn;
    return isIn && entries?.of(record[name]).some(({ value }) => isIn(value)) ? [name] : [];
  });

/** Fields of several records, each once. */
const distinct = (fields: readonly CopiedField[]): readonly CopiedField[] => [
  ...new Map(fields.map((field) => [`${field.declaration.name}.${field.name}`, field])).values(),
];

interface PlanOptions {
  /** Of what is read: each record, and the children of those that are copied. */
  readonly onProgress?: (progress: RunProgress) => void;
  /** What an earlier page has planned, perhaps copied in part: it is not read again. */
  readonly kept?: readonly PlannedRow[];
  /** Nobody waits for the plan any longer. */
  readonly signal?: AbortSignal;
}

/** @throws what cannot be read: nothing is copied to an organization that is not known */
export const planCopy = async (
  request: CopyRequest,
  records: readonly RaRecord[],
  { onProgress, kept, signal }: PlanOptions = {},
): Promise<CopyPlan> => {
  const { declaration, to } = request;
  const hasChildren = childPartsOf(declaration, request.registry).length > 0;
  let [ended, all] = [0, records.length * (hasChildren ? 2 : 1)];
  const onRead: OnRead = (count) => {
    signal?.throwIfAborted();
    ended += count;
    onProgress?.({ ended, all });
  };
  const data = kept ? [] : await readCopied(request, records, onRead);
  const keys = data.map((record) => copyKeyOf(declaration, record));
  const stored = kept ? [] : await recordsThere(request, declaration, keys);
  const keysThere = new Set(stored.map(({ label }) => plainKey(label)));
  const free = createFreeValues(declaration, stored);
  const [fresh, existing, twice]: [RaRecord[], RaRecord[], RaRecord[]] = [[], [], []];
  const seen = new Set<string>();
  data.forEach((record, at) => {
    const key = plainKey(keys[at] ?? '');
    if (keysThere.has(key)) existing.push(record);
    else if (seen.has(key)) twice.push(record);
    else fresh.push(free.of(record));
    seen.add(key);
  });
  if (hasChildren) all -= records.length - fresh.length;
  const whole = kept ?? (await readChildren(request, fresh, onRead));
  const childrenOfAll = new Map<AnyDeclaration, RaRecord[]>();
  for (const { part, rows } of whole.flatMap(({ children }) => children))
    childrenOfAll.set(part.child, [...(childrenOfAll.get(part.child) ?? []), ...rows]);
  const there = createThere(request);
  await there.load(
    declaration,
    whole.map(({ record }) => record),
  );
  for (const [child, rows] of childrenOfAll) await there.load(child, rows);

  const { survey, gaps, found, refused } = createSurvey(there);
  const parents = { [accountKey]: to };
  const rows = whole.flatMap(({ record, children }): readonly PlannedRow[] =>
    // Of an earlier page's, a part may be copied already.
    survey({ declaration, record, parents }) || kept
      ? [
          {
            record,
            children: children.map((childrenPart) => ({
              ...childrenPart,
              rows: childrenPart.rows.filter(
                (child) =>
                  survey({
                    declaration: childrenPart.part.child,
                    record: child,
                    parents: childrenPart.from,
                  }) || kept,
              ),
            })),
          },
        ]
      : [],
  );
  const copied = rows.flatMap(({ record, children }) => [
    { of: record.id, entity: declaration, record },
    ...children.flatMap(({ part, rows: some }) =>
      some.map((child) => ({ of: record.id, entity: part.child, record: child })),
    ),
  ]);
  const fieldsOf = (names: (entity: AnyDeclaration, record: RaRecord) => readonly string[]) =>
    distinct(
      copied.flatMap(({ entity, record }) =>
        names(entity, record).map((name) => ({ declaration: entity, name })),
      ),
    );
  return {
    there,
    rows,
    existing,
    twice,
    refused,
    taken: free.taken,
    gaps: gaps(),
    found: found(),
    secrets: [...gapSecrets(gaps()), ...copied.flatMap(secretsOf)],
    lost: fieldsOf(notSent),
    reduced: fieldsOf(reducedNames),
    panels: [...new Set(copied.map(({ entity }) => entity))].flatMap((entity) =>
      leftPanelsOf(entity, request.registry),
    ),
  };
};
