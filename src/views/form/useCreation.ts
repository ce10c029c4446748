/** Creates a record, tells of it, and does what its declaration says comes next. */
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useGetIdentity, useNotify, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useProvider } from '../../fields/useAsks';
import type { AnyDeclaration } from '../../schema/defineResource';
import { failureOf, toldOf } from '../failureText';
import { metaOf, useWithin } from '../place/withinContext';
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
  const kind = failureOf(error)?.kind;
  return kind === 'malformed' || kind === 'timeout';
};

const unclear = () => new HttpError('facings.views.form.maybeSaved', 0);

export const useCreation = (
  declaration: AnyDeclaration,
): ((values: FieldValues) => Promise<Made>) => {
  const words = useWords(declaration);
  const within = useWithin();
  const provider = useProvider();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data: identity } = useGetIdentity();

  const tell = (record: RaRecord) => {
    if (declaration.create?.done !== undefined) {
      notify(words.message('created', record), { type: 'success' });
      return;
    }
    notify('facings.views.form.created', {
      type: 'success',
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

  const follow = async (record: RaRecord) => {
    try {
      await provider.asks.followUp(declaration, { record, identity });
      notify(words.message('followUp', record), {
        type: 'success',
        title: words.message('followUpTitle', record),
      });
    } catch (error) {
      notify('facings.views.form.followUpFailed', {
        type: 'warning',
        messageArgs: {
          one: words.one,
          name: words.nameOf(record),
          reason: toldOf(error, words.translate).message,
        },
      });
    }
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
      throw isUnclear(error) ? unclear() : error;
    } finally {
      // Also after a failure: whoever is told to look at the list must see it as it is.
      void queryClient.invalidateQueries({ queryKey: [declaration.name] });
    }
  };

  return async (values) => {
    const made = await send(values);
    if (made.unfinished) tellUnfinished(made.record, made.unfinished);
    else if (declaration.create?.followUp) await follow(made.record);
    else tell(made.record);
    return made;
  };
};
