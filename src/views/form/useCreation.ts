/** Creates a record, reports it, and runs the follow-ups of the declaration. */
import { useGetIdentity, useNotify, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useProvider } from '../../fields/useProvider';
import type { AnyDeclaration, FollowUp } from '../../schema/defineResource';
import { fillTemplate } from '../../schema/template';
import { recordValues } from '../../schema/writeCall';
import {
  failureOf,
  failureMessageOf,
  PlatformError,
  type Failure,
} from '../../lib/failures/failures';
import { parentMeta, useParentIds } from '../place/placeContext';
import { useReadAgain } from '../outOfDate';
import { useWords } from '../useWords';
import { useTwinCheck } from './useTwinCheck';

export interface CreatedRecord {
  /** The sent values and the new id. */
  readonly record: RaRecord;
  /** In the order of the declaration; null if it has none. */
  readonly secrets: readonly unknown[] | null;
  /** Error of a separate call that saves a part of the record. */
  readonly unfinished?: Error;
}

interface Answer {
  readonly data: RaRecord;
  readonly secrets?: readonly unknown[];
  readonly unfinished?: Error;
}

/** The platform may have created the record although the response was lost, so a blind retry could duplicate it. */
const isUnclear = (error: unknown): boolean => {
  const { kind, mayBeSaved } = failureOf(error) ?? {};
  return mayBeSaved === true || kind === 'malformed' || kind === 'timeout';
};

/** If the provider has looked for the record itself, its message is more specific. */
const isSaid = (error: unknown): boolean =>
  error instanceof PlatformError && error.declaredMessage !== undefined;

/** Maximum number of failed entries that are listed by name. */
const maxNamed = 5;

const maybeSaved = 'facings.views.form.maybeSaved';
const unclear = (error?: unknown) => {
  const failure: Failure = failureOf(error) ?? { type: 'error', kind: 'malformed' };
  return new PlatformError(failure, { declaredMessage: { key: maybeSaved, values: {} } });
};

/** Of a record that is duplicated: the calls that the person has chosen follow its creation. */
interface Copying {
  readonly original: RaRecord | undefined;
  /** Positions in the declaration. */
  readonly followUps: ReadonlySet<number>;
}

interface CreationOptions {
  readonly copying?: Copying;
  /** Link to a new record, if the person stays where they are. */
  readonly openOf?: (record: RaRecord) => (() => void) | null;
}

export const useCreation = (
  declaration: AnyDeclaration,
  { openOf, copying }: CreationOptions = {},
): ((values: FieldValues) => Promise<CreatedRecord>) => {
  const words = useWords(declaration);
  const within = useParentIds();
  const provider = useProvider();
  const notify = useNotify();
  const readAgain = useReadAgain(declaration);
  const checkTwins = useTwinCheck(declaration);
  const { data: identity } = useGetIdentity();

  const notifyCreated = (record: RaRecord) => {
    const open = openOf?.(record);
    const label = words.translate('facings.fields.open');
    const action = open ? { action: { label, act: open } } : {};
    if (declaration.create?.done !== undefined) {
      notify(words.message('created', record), { type: 'success', ...action });
      return;
    }
    notify('facings.views.form.created', {
      type: 'success',
      ...action,
      messageArgs: { one: words.one, name: words.nameOf(record) },
    });
  };

  const notifyUnfinished = (record: RaRecord, error: Error) =>
    notify('facings.views.form.unfinished', {
      type: 'warning',
      messageArgs: {
        one: words.one,
        name: words.nameOf(record),
        reason: failureMessageOf(error, words.translate).message,
      },
    });

  const tellFollowUp = (at: number, { done }: FollowUp, n: number, record: RaRecord) => {
    const text = (part: string, declared: string) =>
      fillTemplate(
        words.translate(`resources.${declaration.name}.followUps.${at}.${part}`, {
          smart_count: n,
          _: declared,
        }),
        record,
      );
    notify(text('body', done.body), {
      type: 'success',
      ...(done.title === undefined ? {} : { title: text('title', done.title) }),
    });
  };

  const tellFailed = (record: RaRecord, error: unknown, names: readonly string[] = []) => {
    const reason = failureMessageOf(error, words.translate).message;
    notify(`facings.views.form.${names.length === 0 ? 'followUpFailed' : 'followUpFailedFor'}`, {
      type: 'warning',
      messageArgs: {
        one: words.one,
        name: words.nameOf(record),
        smart_count: names.length,
        names: `${names.slice(0, maxNamed).join(', ')}${names.length > maxNamed ? ' …' : ''}`,
        reason,
      },
    });
  };

  /** The follow-ups run one after the other; a failure is reported and does not stop the others. */
  const runFollowUps = async (record: RaRecord, due: readonly (readonly [number, FollowUp])[]) => {
    for (const [at, followUp] of due) {
      try {
        const { done, failed } = await provider.lookups.followUp(declaration, at, {
          record,
          ...(identity ? { identity } : {}),
          ...(copying?.original ? { original: copying.original } : {}),
        });
        if (done > 0 || failed.length === 0) tellFollowUp(at, followUp, done, record);
        const [first] = failed;
        const names = failed.map(({ name }) => name).filter((name) => name !== '');
        if (first) tellFailed(record, first.error, names);
      } catch (error) {
        tellFailed(record, error);
      }
    }
  };

  /** Uses the provider itself: values and response may be secret, and react-query would cache them. */
  const send = async (values: FieldValues): Promise<CreatedRecord> => {
    try {
      const answer: Answer = await provider.create<RaRecord>(declaration.name, {
        data: recordValues(declaration, values),
        ...parentMeta(within),
      });
      const { data, secrets = null, unfinished } = answer;
      if (secrets?.every((secret) => secret == null || secret === '')) throw unclear();
      return { record: { ...values, id: data.id }, secrets, ...(unfinished ? { unfinished } : {}) };
    } catch (error) {
      throw isUnclear(error) && !isSaid(error) ? unclear(error) : error;
    } finally {
      // Reload even after a failure: a person who is asked to check the list must see its current state.
      void readAgain(values);
    }
  };

  return async (values) => {
    await checkTwins(values);
    const created = await send(values);
    const due = [...(declaration.create?.followUps ?? []).entries()].filter(
      ([at, { onlyIf, copies }]) =>
        copies === undefined
          ? onlyIf === undefined || values[onlyIf] === true
          : copying?.followUps.has(at) === true,
    );
    if (created.unfinished) notifyUnfinished(created.record, created.unfinished);
    // A follow-up that always runs also reports the creation (rules 8, Invite).
    else if (due.every(([, { onlyIf, copies }]) => (onlyIf ?? copies) !== undefined))
      notifyCreated(created.record);
    await runFollowUps(created.record, due);
    return created;
  };
};
