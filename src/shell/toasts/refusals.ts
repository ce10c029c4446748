/** Reports undoable changes that failed: which record, and why. Loaded early, because the code of Undo may not come. */
import type { Mutation, QueryClient } from '@tanstack/react-query';
import type { Dispatch, SetStateAction } from 'react';
import type { NotificationPayload, TranslateFunction } from 'react-admin';
import { failureMessageOf } from '../../lib/failures/failures';
import { isObject } from '../../lib/util/isObject';
import type { AnyDeclaration } from '../../schema/defineResource';
import { fillTemplate } from '../../schema/template';
import { numbered, store, type Message } from './historyStore';

/** What react-admin's hooks pass to a mutation. */
interface Variables {
  readonly resource?: string;
  readonly id?: unknown;
  readonly ids?: readonly unknown[];
  readonly previousData?: object;
}

/** The record in a response that react-query keeps: of a list, of pages, or one record. */
const recordIn = (response: unknown, id: string): object | undefined => {
  if (Array.isArray(response)) {
    for (const part of response) {
      const record = recordIn(part, id);
      if (record) return record;
    }
    return undefined;
  }
  if (!isObject(response)) return undefined;
  if (response.id !== undefined) return String(response.id) === id ? response : undefined;
  return recordIn(response.data ?? response.pages, id);
};

/** Of a call for many records, those that failed (dataProvider/mapping/each.ts). */
const failedIds = (error: unknown, ids: readonly unknown[]): readonly unknown[] => {
  const body: unknown = isObject(error) ? error.body : undefined;
  const failures = isObject(body) ? body.failures : undefined;
  return Array.isArray(failures) ? failures.map((one: { readonly id: unknown }) => one.id) : ids;
};

/** Milliseconds in which a stock component reports a refusal that is already shown. */
const repeatTime = 1000;

interface RefusalsOptions {
  readonly client: QueryClient;
  readonly declarations: readonly AnyDeclaration[];
  readonly setShown: Dispatch<SetStateAction<readonly Message[]>>;
}

interface Refusal {
  readonly mutation: Mutation<unknown, unknown>;
  readonly translate: TranslateFunction;
  /** What announced the change; the refusal replaces it. */
  readonly message?: Message | undefined;
}

export const createRefusals = ({ client, declarations, setShown }: RefusalsOptions) => {
  let refused: { readonly text: string; readonly at: number } | null = null;

  /** 'Region "North" not removed'; undefined for a mutation that is none of react-admin's. */
  const titleOf = ({ mutation, translate }: Refusal): string | undefined => {
    const { options, state } = mutation;
    const { resource, id, ids, previousData } = (state.variables ?? {}) as Variables;
    const declaration = declarations.find(({ name }) => name === resource);
    if (!declaration) return undefined;
    const { name, label, labels, represent } = declaration;
    const end = String(options.mutationKey?.[1]).startsWith('delete') ? 'Deleted' : 'Saved';
    const failed = ids ? failedIds(state.error, ids) : [id];
    if (failed.length !== 1) {
      const many = translate(`resources.${name}.name`, { _: labels });
      return translate(`facings.shell.toasts.manyNot${end}`, { count: failed.length, many });
    }
    const key = String(failed[0]);
    const responses = client.getQueriesData({ queryKey: [resource] }).map(([, data]) => data);
    const record = ids ? undefined : previousData;
    const known = recordIn(record ?? responses, key) ?? recordIn(responses, key) ?? record;
    const one = translate(`resources.${name}.label`, { _: label });
    const title = fillTemplate(represent, { label: one, ...known }).trim();
    return translate(`facings.shell.toasts.not${end}`, { one, name: title || key });
  };

  return {
    tell: (refusal: Refusal): void => {
      const { translate, message } = refusal;
      const { error } = refusal.mutation.state;
      const text = error instanceof Error ? error.message : String(error);
      refused = { text, at: Date.now() };
      const title = titleOf(refusal);
      const { message: body } = failureMessageOf(error, translate);
      const severity = 'error' as const;
      const told = numbered({ at: Date.now(), severity, body, ...(title ? { title } : {}) });
      // A stock component may have reported the refusal first, without the record's name.
      const repeated = translate(text, { _: text });
      const isReplaced = (other: Message) =>
        other.id === message?.id ||
        (other.severity === 'error' && other.body === repeated && told.at - other.at < repeatTime);
      store(told, isReplaced);
      setShown((before) => [...before.filter((other) => !isReplaced(other)), told]);
    },
    /** Whether the notification repeats a refusal that is already shown. */
    isReported: ({ type, message }: NotificationPayload): boolean =>
      type === 'error' && message === refused?.text && Date.now() - (refused?.at ?? 0) < repeatTime,
  };
};

export type ToldRefusals = ReturnType<typeof createRefusals>;
