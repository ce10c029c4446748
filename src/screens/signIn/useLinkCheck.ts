/** Checks the id of a reset or invite link once, before the form is shown. */
import { useEffect, useState } from 'react';
import type { Outcome } from '../../../authProvider/session';

export type LinkCheck =
  | { readonly state: 'asking' }
  | { readonly state: 'good'; readonly data: unknown }
  | { readonly state: 'bad'; readonly outcome: Exclude<Outcome<unknown>, { type: 'ok' }> };

/** The platform rejects unknown and used ids; a network error does not mean that the link is invalid. */
export const useLinkCheck = (
  id: string,
  read: (id: string) => Promise<Outcome<unknown>>,
): readonly [check: LinkCheck, again: () => void] => {
  const [check, setCheck] = useState<LinkCheck>({ state: 'asking' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void read(id).then((outcome) => {
      if (!isCurrent) return;
      setCheck(
        outcome.type === 'ok' ? { state: 'good', data: outcome.value } : { state: 'bad', outcome },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [id, read, round]);
  const again = () => {
    setCheck({ state: 'asking' });
    setRound((before) => before + 1);
  };
  return [check, again];
};

const refusals = new Set(['notFound', 'invalid', 'forbidden', 'conflict', 'unauthorized']);

export const isRefused = (check: LinkCheck): boolean =>
  check.state === 'bad' && refusals.has(check.outcome.kind);

/** A text in the platform's response about a link; '' if it is not a text. */
export const textOf = (data: unknown, key: string): string => {
  const value =
    typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : '';
};
