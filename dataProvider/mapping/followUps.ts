/** The calls that follow a create (rules 6, 7, 8): an invite, a flash, a membership for each person. */
import { HttpError } from 'react-admin';
import { settleEach } from '../../src/lib/batches/calls';
import type { AnyDeclaration, FollowUp } from '../../src/schema/defineResource';
import { fillTemplate, firstValueAt, valueAt } from '../../src/schema/template';
import { auditOfAction } from './auditAction';
import { isId, listAt } from './decode';
import { fillAll, type TemplateValues } from './encode';
import { refusedBy } from './platformError';
import type { Send } from './send';

/** Result of one follow-up; each of its calls has its own outcome. */
export interface FollowedUp {
  /** Number of successful calls. */
  readonly done: number;
  /** The failed calls in order: what each was for (a person's name), and why it failed. */
  readonly failed: readonly { readonly name: string; readonly error: Error }[];
}

const errorOf = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

/** What already exists is a success, because a call may be sent twice (rules 8, retried once). */
const isThere = (error: unknown): boolean => error instanceof HttpError && error.status === 409;

const nameOf = (entry: unknown, paths: readonly string[]): string => {
  const name = firstValueAt(entry, paths);
  return typeof name === 'string' || typeof name === 'number' ? String(name) : '';
};

/** A created resource has no id yet; a change to the new record uses that record's id (rules R27). */
const auditOf = ({ action, auditAs }: FollowUp, record: unknown) => {
  const id = valueAt(record, 'id');
  const isNew = action.startsWith('CREATE_');
  return auditOfAction(action, isId(id) && !isNew ? id : undefined, auditAs);
};

export const createFollowUp =
  (send: Send) =>
  /** Never rejects because of one of its calls, but rejects if the read of the entries fails. */
  async (
    declaration: AnyDeclaration,
    at: number,
    values: Omit<TemplateValues, 'within'>,
  ): Promise<FollowedUp> => {
    const followUp = declaration.create?.followUps?.[at];
    if (!followUp) return { done: 0, failed: [] };
    const { path, query, body, each, accepted } = followUp;

    const call = async (params: object): Promise<void> => {
      const answer = await send({
        method: 'POST',
        path,
        query: query && filled(query, params),
        body: body && filled(body, params),
        audit: auditOf(followUp, values.record),
      });
      if (!accepted || accepted.when(answer)) return;
      const key = `resources.${declaration.name}.followUps.${at}.refused`;
      throw refusedBy(accepted.refused, { key, values: {} });
    };

    const whole = { ...values, within: {} };
    const entries = each
      ? listAt(
          await send({ method: 'GET', path: each.path, query: fillAll(each.query, whole) }),
          each.read,
        )
      : [undefined];

    // An organization may have hundreds of people.
    const outcomes = await settleEach({
      items: entries,
      work: (entry) =>
        call({ ...whole, each: entry }).catch((error: unknown) => {
          if (!each || !isThere(error)) throw error;
        }),
    });
    const failed = outcomes.flatMap((outcome) =>
      outcome.type === 'failed'
        ? [{ name: nameOf(outcome.item, each?.name ?? []), error: errorOf(outcome.error) }]
        : [],
    );
    return { done: outcomes.length - failed.length, failed };
  };

const filled = (templates: Readonly<Record<string, string>>, values: object) =>
  Object.fromEntries(
    Object.entries(templates).map(([key, template]) => [key, fillTemplate(template, values)]),
  );
