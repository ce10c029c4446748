/** Creates a record, tells of it, and does what its declaration says comes next. */
import { HttpError, useGetIdentity, useNotify, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useProvider } from '../../fields/useAsks';
import type { AnyDeclaration, FollowUp } from '../../schema/defineResource';
import { fillTemplate } from '../../schema/template';
import { failureOf, isAbort, toldOf } from '../failureText';
import { metaOf, useWithin } from '../place/withinContext';
import { useReadAgain } from '../outOfDate';
import { useWords } from '../useWords';

export interface Made {
  /** What was sent, and the new id. */
  readonly record: RaRecord;
  /** In the order of the declaration; null where it has none. */
  readonly secrets: readonly unknown[] | null;
  /** Why a part of it is missing that is saved by calls of its own. */
  readonly unfinished?: Error;
}

interface Answer {
  readonly data: RaRecord;
  readonly secrets?: readonly unknown[];
  readonly unfinished?: Error;
}

/** The platform may have done it and only failed to say so: trying again blindly could do it twice. */
const isUnclear = (error: unknown): boolean => {
  const { kind, mayBeSaved } = failureOf(error) ?? {};
  return mayBeSaved === true || kind === 'malformed' || kind === 'timeout';
};

/** The provider knows more where it has looked for the record itself, and has said so. */
const isSaid = (error: unknown): boolean => error instanceof HttpError && 'said' in error;

/** Key of a refusal that belongs to no field, so that the form tells it above them. */
const aboveForm = '*';

/** Names that are told of those a follow-up failed for. */
const mostNamed = 5;

const maybeSaved = 'facings.views.form.maybeSaved';
const unclear = (error?: unknown) => {
  const failure = failureOf(error);
  const said = { key: maybeSaved, values: {} };
  return Object.assign(new HttpError(maybeSaved, 0), { said, ...(failure ? { failure } : {}) });
};

interface CreationOptions {
  /** Where a new record is seen, for those who are not led there. */
  readonly openOf?: (record: RaRecord) => (() => void) | null;
}

export const useCreation = (
  declaration: AnyDeclaration,
  { openOf }: CreationOptions = {},
): ((values: FieldValues) => Promise<Made>) => {
  const words = useWords(declaration);
  const within = useWithin();
  const provider = useProvider();
  const notify = useNotify();
  const readAgain = useReadAgain(declaration);
  const { data: identity } = useGetIdentity();

  const tell = (record: RaRecord) => {
    const open = openOf?.(record);
    const label = words.translate('facings.views.form.open');
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

  const tellUnfinished = (record: RaRecord, error: Error) => {
    notify('facings.views.form.unfinished', {
      type: 'warning',
      messageArgs: {
        one: words.one,
        name: words.nameOf(record),
        reason: toldOf(error, words.translate).message,
      },
    });
  };

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
    const reason = toldOf(error, words.translate).message;
    notify(`facings.views.form.${names.length === 0 ? 'followUpFailed' : 'followUpFailedFor'}`, {
      type: 'warning',
      messageArgs: {
        one: words.one,
        name: words.nameOf(record),
        smart_count: names.length,
        names: `${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? ' …' : ''}`,
        reason,
      },
    });
  };

  /** What follows is asked for one after the other; what fails is told, and stops none of the others. */
  const follow = async (record: RaRecord, due: readonly (readonly [number, FollowUp])[]) => {
    for (const [at, followUp] of due) {
      try {
        const { done, failed } = await provider.asks.followUp(declaration, at, {
          record,
          ...(identity ? { identity } : {}),
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

  /**
   * Where a declaration has words for any failure, they stand above the form in a line of their own, and the
   * reason below them. No toast says it again: it would lie over the button that tries once more.
   */
  const asFailed = (error: unknown, values: FieldValues): unknown => {
    if (declaration.create?.failed === undefined || isAbort(error)) return error;
    const failed = words.message('failed', values);
    const { message, fields } = toldOf(error, words.translate);
    const told = `${failed}\n${message}`;
    const status = error instanceof HttpError ? Number(error.status) : 0;
    const failure = failureOf(error);
    const failedForm = new HttpError(told, status, { errors: { ...fields, [aboveForm]: told } });
    return failure ? Object.assign(failedForm, { failure }) : failedForm;
  };

  /** By the provider itself: what is typed or answered may be secret, and react-query would keep it. */
  const send = async (values: FieldValues): Promise<Made> => {
    try {
      const answer: Answer = await provider.create<RaRecord>(declaration.name, {
        data: values,
        ...metaOf(within),
      });
      const { data, secrets = null, unfinished } = answer;
      if (secrets?.every((secret) => secret == null || secret === '')) throw unclear();
      return { record: { ...values, id: data.id }, secrets, ...(unfinished ? { unfinished } : {}) };
    } catch (error) {
      throw asFailed(isUnclear(error) && !isSaid(error) ? unclear(error) : error, values);
    } finally {
      // Also after a failure: whoever is told to look at the list must see it as it is.
      void readAgain(values);
    }
  };

  return async (values) => {
    const made = await send(values);
    const due = [...(declaration.create?.followUps ?? []).entries()].filter(
      ([, { onlyIf }]) => onlyIf === undefined || values[onlyIf] === true,
    );
    if (made.unfinished) tellUnfinished(made.record, made.unfinished);
    // What always follows tells of the creation as well (rules 8, Invite).
    else if (due.every(([, { onlyIf }]) => onlyIf !== undefined)) tell(made.record);
    await follow(made.record, due);
    return made;
  };
};
