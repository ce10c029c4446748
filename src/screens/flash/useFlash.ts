/** Sends a flash, reports the result, and can undo the additions. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate, type TranslateFunction } from 'react-admin';
import type { FlashAnswer, FlashFrom } from '../../../dataProvider/calls/flash';
import { useRegistry } from '../../fields/useDeclaration';
import { useProvider } from '../../fields/useProvider';
import type { LinkCalls } from '../../schema/links';
import { failureMessageOf, isAbort } from '../../lib/failures/failures';
import { endsOf, markLinksStale } from '../../views/links/linkQueries';
import { outcomeOf, type FlashResult } from './plan';
import { undoFlash, type UndoResult } from './undoFlash';
import { useExclusive } from '../../views/useExclusive';
import { useIsShown } from '../../views/useIsShown';

const prefix = 'joined';

/** Key of a zone's products with pars; it is invalidated with all queries that show links. */
export const parsKey = (zone: string) => [prefix, 'pars', zone] as const;

/** The platform's response was not SUCCESS. */
export class NotFlashed extends Error {
  readonly code: string | null;
  constructor({ code }: FlashAnswer) {
    super(code ?? 'No code.');
    this.name = 'NotFlashed';
    this.code = code;
  }
}

/** Why a flash failed, as text for the user. */
export const flashReasonOf = (error: unknown, translate: TranslateFunction): string => {
  if (!(error instanceof NotFlashed)) return failureMessageOf(error, translate).message;
  if (error.code === null) return translate('facings.flash.reasons.silent');
  return error.code === 'NO_PRODUCTS'
    ? translate('facings.flash.reasons.noProducts')
    : translate('facings.flash.reasons.code', { code: error.code });
};

type FlashState =
  /** `at` distinguishes failures with the same text. */
  | { readonly type: 'open'; readonly failure?: { readonly message: string; readonly at: number } }
  | { readonly type: 'sending' }
  /** Null if the changes could not be loaded. */
  | { readonly type: 'done'; readonly outcome: FlashResult | null };

interface Flashing {
  readonly zone: string;
  /** How products are removed from a zone; null if that is not possible. */
  readonly calls: LinkCalls | null;
}

export const useFlash = ({ zone, calls }: Flashing) => {
  const provider = useProvider();
  const client = useQueryClient();
  const registry = useRegistry();
  const notify = useNotify();
  const translate = useTranslate();
  const countText = useResultText();
  const [state, setState] = useState<FlashState>({ type: 'open' });
  const { exclusively } = useExclusive();
  const isSeen = useIsShown();

  /** Invalidates all queries that show links; visible ones reload at once. */
  const refreshLinks = async (): Promise<void> => {
    await markLinksStale(client, calls ? endsOf(calls, registry) : []);
    await client.refetchQueries({ queryKey: [prefix], type: 'active' });
  };

  const undo = async (products: readonly string[]): Promise<UndoResult> => {
    if (!calls) return { taken: 0, left: products, error: null };
    try {
      return await undoFlash({
        zone,
        products,
        send: (batch) => provider.links.send(calls, batch),
        readNow: () => provider.flash.parsOf(zone),
      });
    } finally {
      void refreshLinks();
    }
  };

  /** Undo from a notification, after the dialog closed. */
  const undoAndTell = async (products: readonly string[]) => {
    const { taken, left, error } = await undo(products);
    if (taken > 0) notify('facings.flash.result.undone', { messageArgs: { smart_count: taken } });
    if (left.length > 0) {
      notify('facings.flash.result.undoFailed', {
        type: 'error',
        messageArgs: { smart_count: left.length, reason: flashReasonOf(error, translate) },
      });
    }
  };

  const tellDone = (outcome: FlashResult | null) => {
    const message = translate('facings.flash.done');
    if (isSeen.current) {
      notify(message, { type: 'success' });
      return;
    }
    const added = outcome?.added ?? [];
    notify(countText(outcome), {
      type: 'success',
      title: message,
      ...(calls && added.length > 0
        ? {
            action: {
              label: translate('facings.flash.result.undo'),
              act: () => void undoAndTell(added),
            },
          }
        : {}),
    });
  };

  const tellFailed = (reason: string) => {
    const message = translate('facings.flash.failed');
    notify(isSeen.current ? message : reason, {
      type: 'error',
      ...(isSeen.current ? {} : { title: message }),
    });
    setState({ type: 'open', failure: { message: reason, at: Date.now() } });
  };

  const send = async (from: FlashFrom): Promise<FlashResult | null> => {
    // The products just before the flash, to compare afterwards.
    const [before, offered] = await Promise.all([
      provider.flash.parsOf(zone),
      from ? provider.flash.parsOf(from.zone) : null,
    ]);
    const answer = await provider.flash.flash(zone, from);
    if (!answer.isDone) throw new NotFlashed(answer);
    return provider.flash.parsOf(zone).then(
      (after) => outcomeOf(before, after, (id) => offered?.has(id) ?? true),
      () => null,
    );
  };

  const flash = (from: FlashFrom) =>
    exclusively(async () => {
      setState({ type: 'sending' });
      try {
        const outcome = await send(from);
        tellDone(outcome);
        setState({ type: 'done', outcome });
      } catch (error) {
        if (isAbort(error)) setState({ type: 'open' });
        else tellFailed(flashReasonOf(error, translate));
      } finally {
        // Also after a failure: it may have been executed.
        void refreshLinks();
      }
    });

  return { state, flash, undo };
};

/** '42 added, 3 overwritten'; an unknown result is reported as unknown. */
export const useResultText = () => {
  const translate = useTranslate();
  return (outcome: FlashResult | null): string =>
    outcome
      ? translate('facings.flash.result.counts', {
          added: translate('facings.flash.result.added', { smart_count: outcome.added.length }),
          overwritten: translate('facings.flash.preview.overwritten', {
            smart_count: outcome.overwritten,
          }),
        })
      : translate('facings.flash.result.unread');
};
