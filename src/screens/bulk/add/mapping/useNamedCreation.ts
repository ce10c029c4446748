import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocale, useTranslate, type RaRecord } from 'react-admin';
import { cellRuleOf } from '../../../../fields/kinds';
import { useProvider } from '../../../../fields/useProvider';
import { createControl } from '../../../../lib/batches/control';
import type { NamedRecord } from '../../../../lib/batches/journal';
import { reasonOf, type Reason } from '../../../../lib/failures/reason';
import { cellFault } from '../../../../lib/rules/cellRule';
import { asText } from '../../../../fields/shared/asText';
import { regionOf } from '../../../../lib/text/region';
import { wholeList } from '../../../../views/list/state/wholeList';
import { parentMeta } from '../../../../views/place/placeContext';
import type { NamedCreation } from '../../../../schema/namedCreation';
import { createNamed } from './createNamed';

/** The last attempt to create what a column names. */
interface Attempt {
  readonly isRunning: boolean;
  readonly refused: readonly { readonly name: string; readonly reason: Reason }[];
  /** Why nothing was sent. */
  readonly failure: Reason | null;
}

const nothing: Attempt = { isRunning: false, refused: [], failure: null };

export const namedMeta = ({ account_id: accountId }: Readonly<Record<string, unknown>>) =>
  parentMeta({ account_id: asText(accountId) ?? '' });

/** Creates records that columns of a file name, with their outcomes. `onMade`: the offered values have changed. */
export const useNamedCreation = (onMade: () => void) => {
  const provider = useProvider();
  const client = useQueryClient();
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const [created, setCreated] = useState<readonly NamedRecord[]>([]);
  const [attempts, setAttempts] = useState<ReadonlyMap<string, Attempt>>(new Map());
  // Set at once, because a second click may come before rendering.
  const running = useRef(new Set<string>());
  const note = (column: string, attempt: Attempt) =>
    setAttempts((before) => new Map(before).set(column, attempt));

  /** What the entity's own create form would say of a name. */
  const faultOf = ({ declaration, name }: NamedCreation, text: string): Reason | null => {
    const field = declaration.fields[name];
    if (!field) return null;
    const label = translate(`resources.${declaration.name}.fields.${name}`, { _: field.label });
    return cellFault(cellRuleOf(field, locale, label), text);
  };

  const send = async (adds: NamedCreation, names: readonly string[]): Promise<Attempt> => {
    const { declaration, name: field, values } = adds;
    const { name: resource } = declaration;
    const dataOf = (name: string) => ({ data: { ...values, [field]: name }, ...namedMeta(values) });
    const refused = names.flatMap((name) => {
      const reason = faultOf(adds, name);
      return reason === null ? [] : [{ name, reason }];
    });
    const faulty = new Set(refused.map(({ name }) => name));
    const isAlike = (record: RaRecord) =>
      Object.entries(values).every(
        ([key, value]) => key === 'account_id' || asText(record[key]) === value,
      );
    const outcomes = await createNamed(
      names.filter((name) => !faulty.has(name)),
      {
        names: async () => {
          const { account_id: accountId } = values;
          const filter = { account_id: accountId };
          const rows = await wholeList(provider, resource, { filter, ...namedMeta(values) });
          return rows.filter(isAlike).map((record) => asText(record[field]) ?? '');
        },
        create: async (name) =>
          String((await provider.create<RaRecord>(resource, dataOf(name))).data.id),
        find: async (name) => {
          const found = await provider.created(resource, dataOf(name));
          return found ? String(found.id) : undefined;
        },
      },
      createControl(),
    );
    const records = outcomes.flatMap(({ name, outcome }): readonly NamedRecord[] =>
      outcome.type === 'done'
        ? [{ of: resource, id: String(outcome.id), name, values: dataOf(name).data }]
        : [],
    );
    setCreated((before) => [...before, ...records]);
    const unsent = { key: 'facings.bulk.result.why.unsent' };
    const failed = outcomes.flatMap(({ name, outcome }) =>
      outcome.type === 'done'
        ? []
        : [{ name, reason: 'reason' in outcome ? outcome.reason : unsent }],
    );
    return { ...nothing, refused: [...refused, ...failed] };
  };

  const create = async (column: string, adds: NamedCreation, names: readonly string[]) => {
    if (running.current.has(column)) return;
    running.current.add(column);
    note(column, { ...nothing, isRunning: true });
    let ended = nothing;
    try {
      ended = await send(adds, names);
      const { name } = adds.declaration;
      await client.invalidateQueries({
        predicate: ({ queryKey: [first] }) => first === 'options' || first === name,
      });
    } catch (error) {
      ended = { ...nothing, failure: reasonOf(error) };
    } finally {
      running.current.delete(column);
      note(column, ended);
      onMade();
    }
  };

  return {
    /** All that was created in this session. */
    created,
    attemptOf: (column: string): Attempt => attempts.get(column) ?? nothing,
    create: (...args: Parameters<typeof create>) => void create(...args),
  };
};

export type NamedCreating = ReturnType<typeof useNamedCreation>;
