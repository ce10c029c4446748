/** Creates what copies refer to and the other organization lacks, each once, and removes it again. */
import type { RaRecord, TranslateFunction } from 'react-admin';
import { eachOf, settleEach } from '../../lib/batches/calls';
import { failureMessageOf } from '../../lib/failures/failures';
import { plainKey } from '../../lib/text/plainText';
import type { AnyDeclaration } from '../../schema/defineResource';
import { fillTemplate } from '../../schema/template';
import { copyError } from './copyError';
import type { CopyPlan, CopyRequest } from './copyPlan';
import { accountKey, copyKeyOf, recordsThere } from './recordsThere';
import { secretValues, type TypedSecrets } from './secrets';
import { gapKey, type Gap } from './there';
import type { CopyValues } from './values';

/** What is to be created because copies refer to it. */
export interface Named {
  /** That of the gaps that it fills. */
  readonly key: string;
  readonly declaration: AnyDeclaration;
  /** Without its secrets. */
  readonly values: CopyValues;
  /** Its name. */
  readonly text: string;
}

/** What was created because copies refer to it. */
export interface NamedCreated extends Pick<Named, 'declaration' | 'values'> {
  readonly id: RaRecord['id'];
}

const namedOf = (gap: Gap): readonly Named[] => {
  const { adds, more, text } = gap;
  if (!adds) return [];
  const { declaration, name, values } = adds;
  return [{ key: gapKey(gap), declaration, values: { ...more, ...values, [name]: text }, text }];
};

interface NamedOptions {
  readonly plan: CopyPlan;
  readonly translate: TranslateFunction;
  readonly isChosen: (name: string) => boolean;
  readonly secrets: Pick<TypedSecrets, 'of'>;
  readonly onNamed: ((name: string) => void) | undefined;
  /** @throws if it stays, because it has changed or is in use */
  readonly remove: (created: NamedCreated) => Promise<void>;
}

export const createNamedCopies = (
  { provider, to }: Pick<CopyRequest, 'provider' | 'to'>,
  { plan, translate, isChosen, secrets, onNamed, remove }: NamedOptions,
) => {
  const meta = { meta: { within: { [accountKey]: to } } };
  const ids = new Map<string, Promise<string>>();
  const created = new Map<string, NamedCreated>();
  /** Keys of those whose creation was sent, perhaps without a response. */
  const sent = new Set<string>();

  const adopt = ({ key, declaration, values }: Named, id: string): void => {
    ids.set(key, Promise.resolve(id));
    created.set(key, { declaration, id, values });
    onNamed?.(declaration.name);
  };

  /** The id of what an earlier call without an answer made. */
  const find = async (wanted: Named): Promise<string | undefined> => {
    const { declaration, values: data } = wanted;
    const found = await provider.created(declaration.name, { data, ...meta });
    if (found) adopt(wanted, String(found.id));
    return found ? String(found.id) : undefined;
  };

  const send = async (wanted: Named) => {
    const { key, declaration, values, text } = wanted;
    const name = plainKey(copyKeyOf(declaration, values));
    // After the first attempt it may be this one's own.
    if (!sent.has(key)) {
      const rows = await recordsThere({ provider, to }, declaration, [text]);
      const [now, ...others] = rows.filter(({ label }) => plainKey(label) === name);
      if (now && others.length === 0) return { id: now.value, isFound: true };
    }
    sent.add(key);
    const data = { ...values, ...secretValues(declaration, secrets.of(key)) };
    const { id } = (await provider.create<RaRecord>(declaration.name, { data, ...meta })).data;
    adopt(wanted, String(id));
    return { id: String(id), isFound: false };
  };

  /** @returns its id, and whether another tab has created it since the question */
  const create = (wanted: Named) => {
    const pending = send(wanted);
    const id = pending.then((one) => one.id);
    // What needs it fails for the same reason.
    id.catch(() => undefined);
    ids.set(wanted.key, id);
    return pending;
  };

  /** What the copies need first, each once. */
  const all = (): readonly Named[] => {
    const chosen = plan.gaps.flatMap(namedOf).filter(({ declaration: of }) => isChosen(of.name));
    return [...new Map(chosen.map((one) => [one.key, one])).values()];
  };

  const isThere = async ({ key }: Named): Promise<boolean> => {
    try {
      return (await ids.get(key)) !== undefined;
    } catch {
      return false;
    }
  };

  return {
    all,
    create,
    find,
    adopt,
    /** Creates all that are not there. What needs one that fails, fails for the same reason. */
    createAll: async (): Promise<void> => {
      await eachOf(all(), async (wanted) => {
        if (await isThere(wanted)) return;
        if (sent.has(wanted.key) && (await find(wanted)) !== undefined) return;
        await create(wanted).catch(() => undefined);
      });
    },
    /** What exists there and was not created for these copies: Undo leaves it. */
    use: (key: string, id: string): void => {
      ids.set(key, Promise.resolve(id));
    },
    /** Its id, once it is created; undefined if it is not to be. */
    idOf: (key: string): Promise<string | undefined> => ids.get(key) ?? Promise.resolve(undefined),
    isAnyLeft: (): boolean => created.size > 0,
    /** Removes all that was created for the copies. Returns what stays, with the reason. */
    undoAll: async (
      onUndone: (key: string) => unknown = () => undefined,
    ): Promise<readonly string[]> => {
      const work = async ([key, one]: readonly [string, NamedCreated]) => {
        const { remove: isRemovable } = one.declaration;
        if (isRemovable) await remove(one);
        created.delete(key);
        ids.delete(key);
        await onUndone(key);
        if (!isRemovable) throw copyError('facings.selection.copy.cannotRemove');
      };
      const outcomes = await settleEach({ items: [...created], work });
      return outcomes.flatMap((outcome) => {
        if (outcome.type !== 'failed') return [];
        const [, { declaration: of, values }] = outcome.item;
        const name = fillTemplate(of.represent, values);
        const text = failureMessageOf(outcome.error, translate).message;
        return [translate('facings.files.labeled', { name, text })];
      });
    },
  };
};
