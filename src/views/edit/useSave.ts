/**
 * Sends a changed record through the provider itself: typed values may be secret, and react-query would cache them
 * with a mutation. The saved record is shown at once.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useProvider } from '../../fields/useProvider';
import type { AnyDeclaration } from '../../schema/defineResource';
import { useReadAgain } from '../outOfDate';
import { recordValues } from '../../schema/writeCall';
import { parentMeta, useParentIds } from '../place/placeContext';
import { getOneKey } from '../queryKeys';
import { useChangeStored } from '../useChangeStored';
import { useFailureNotice } from '../useFailureNotice';
import { useWords } from '../useWords';
import { isSame } from './conflict';

// Undo in the toast of a change, if the declaration says so: sends the previous values again.

interface Offer {
  readonly action?: { readonly label: string; readonly act: () => void };
}

const canGoBack = ({ edit }: AnyDeclaration, name: string): boolean =>
  edit?.canUndo === true && edit.fields.includes(name);

/** Returns options for `notify`: an undo button, if a field that can be undone has changed. */
export const useUndo = (
  declaration: AnyDeclaration,
): ((before: RaRecord, values: FieldValues) => Offer) => {
  const change = useChangeStored(declaration);
  const readAgain = useReadAgain(declaration);
  const notify = useNotify();
  const noticeFailure = useFailureNotice();
  const words = useWords(declaration);

  return (before, values) => {
    const changed = Object.keys(values).filter(
      (name) => canGoBack(declaration, name) && !isSame(values[name], before[name]),
    );
    if (changed.length === 0) return {};
    const back = Object.fromEntries(changed.map((name) => [name, before[name] as unknown]));
    const takeBack = async () => {
      try {
        // Of the stored record, so that only this change is undone.
        await change(before.id, back);
        notify('facings.views.takeBack.done', {
          type: 'success',
          messageArgs: { one: words.one, name: words.nameOf(before) },
        });
      } catch (error) {
        noticeFailure(error);
      } finally {
        void readAgain({ ...before, ...values });
      }
    };
    return {
      action: { label: words.translate('facings.buttons.undo'), act: () => void takeBack() },
    };
  };
};

/** The record without secret values. */
const shownOf = (declaration: AnyDeclaration, record: RaRecord): RaRecord => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(declaration.fields).flatMap(([name, { secret }]) =>
      secret ? [[name, null]] : [],
    ),
  ),
});

export const useSave = (
  declaration: AnyDeclaration,
): ((stored: RaRecord, values: FieldValues) => Promise<RaRecord>) => {
  const provider = useProvider();
  const within = useParentIds();
  const queryClient = useQueryClient();
  return async (stored, values) => {
    const meta = parentMeta(within);
    const { id } = stored;
    const { data } = await provider.update<RaRecord>(declaration.name, {
      id,
      data: recordValues(declaration, values, stored),
      previousData: stored,
      meta: { within, stored },
    });
    const shown = shownOf(declaration, data);
    // A document's response contains no data, so it is reloaded.
    if (!declaration.document) {
      queryClient.setQueryData(getOneKey(declaration.name, { id, ...meta }), shown);
    }
    return shown;
  };
};
