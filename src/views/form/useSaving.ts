/** How a form is sent, provided through react-admin's SaveContext for our own and for stock forms. */

import {
  HttpError,
  useMutationMiddlewares,
  type RaRecord,
  type SaveContextValue,
  type SaveHandlerCallbacks,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { holds } from '../../schema/condition';
import type { AnyDeclaration } from '../../schema/defineResource';
import { failureOf, isAbort, isSessionOver, failureMessageOf } from '../../lib/failures/failures';
import { isRecord, typeName } from '../../lib/util/isRecord';
import { parentMeta, useParentIds } from '../place/placeContext';
import { useExclusive } from '../useExclusive';
import { useWords } from '../useWords';

/** Assigns the platform's field errors to the form's visible inputs. */
interface Refused {
  readonly declaration: AnyDeclaration;
  readonly fields: readonly string[];
  readonly values: FieldValues;
  /** The platform's messages by body key. */
  readonly refusals: Readonly<Record<string, string>>;
}

const refusedFields = ({ declaration, fields, values, refusals }: Refused) => {
  const shown = fields.filter((name) => holds(declaration.fields[name]?.shownIf, values));
  const shownRefusals = Object.entries(refusals).filter(([key]) => shown.includes(key));
  return {
    shown: Object.fromEntries(shownRefusals),
    /** There are errors for fields that the form does not show; they are shown above it. */
    isMore: shownRefusals.length < Object.keys(refusals).length,
  };
};

interface Sending {
  readonly declaration: AnyDeclaration;
  /** Names of the visible fields; errors of other fields are shown above the form. */
  readonly fields: readonly string[];
  /** The edited record; undefined for a new one. */
  readonly record?: RaRecord;
  /** Sends the values. Rejects if the platform refuses them, and with an abort if the person returns to the form. */
  readonly send: (values: FieldValues) => Promise<void>;
  /** First line of the error above the form, whatever the reason. */
  readonly failed?: string;
  /** Called after saving, unless the form overrides it. */
  readonly onSaved: () => void;
}

/** The errors: a message for each field, and general ones under `root.serverError`. */
export type Refusals = Readonly<Record<string, unknown>> & {
  readonly root?: {
    readonly serverError: string;
    readonly details?: string;
    readonly isSessionOver?: boolean;
  };
};

export type Save = (
  values: FieldValues,
  callbacks?: SaveHandlerCallbacks,
) => Promise<Refusals | undefined>;

export interface Saving extends Omit<SaveContextValue, 'save'> {
  readonly save: Save & NonNullable<SaveContextValue['save']>;
  readonly saving: boolean;
}

/** What react-admin's middlewares wrap: `create` or `update` of the data provider. */
type Mutate = (
  resource: string,
  params: { readonly data: FieldValues },
) => Promise<{ readonly data: FieldValues }>;

/**
 * `save` resolves to the errors, as react-admin's forms expect, or to undefined on success. While it is running, a
 * second call sends nothing. It does not use react-query's mutations, which would cache typed secrets.
 */
export const useSaving = ({
  declaration,
  fields,
  record,
  send,
  failed,
  onSaved,
}: Sending): Saving => {
  const words = useWords(declaration);
  const { translate } = words;
  const within = useParentIds();
  const { isBusy: saving, exclusively } = useExclusive();
  const { getMutateWithMiddlewares, ...middlewares } = useMutationMiddlewares<Mutate>();
  const mutate: Mutate = async (_, { data }) => {
    // A `transform` that returns nothing, or a FormData: its values would not be found.
    if (!isRecord(data)) {
      const names = { many: words.many, name: typeName(data) };
      throw new HttpError(translate('facings.views.failure.cannotBeSaved', names), 0);
    }
    await send(data);
    return { data };
  };

  const attempt: Save = async (typed, { transform, onSuccess, onError } = {}) => {
    try {
      const previous = record && { id: record.id, previousData: record };
      const data = (transform ? await transform(typed, previous) : typed) as FieldValues;
      await getMutateWithMiddlewares(mutate)(declaration.name, {
        ...previous,
        data,
        ...parentMeta(within),
      });
      if (onSuccess) onSuccess(data, undefined, undefined, undefined);
      else onSaved();
      return undefined;
    } catch (error) {
      if (isAbort(error)) return undefined;
      onError?.(error, typed, undefined, undefined);
      const {
        message,
        fields: refusals,
        details,
      } = failureMessageOf(error, translate, record && words.one);
      const { shown, isMore } = refusedFields({ declaration, fields, values: typed, refusals });
      const isOpen = failureOf(error)?.mayBeSaved === true;
      const isGeneral = failed !== undefined || Object.keys(shown).length === 0 || isMore || isOpen;
      const root = {
        serverError: failed === undefined ? message : `${failed}\n${message}`,
        isSessionOver: isSessionOver(error),
        ...(details === undefined ? {} : { details }),
      };
      return isGeneral ? { ...shown, root } : shown;
    }
  };
  const save: Save = (...args) => exclusively(() => attempt(...args));
  return { save: save as Saving['save'], saving, mutationMode: 'pessimistic', ...middlewares };
};
