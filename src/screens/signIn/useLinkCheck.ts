/** Whether the id of a reset or invite link is good: asked once, before anything is typed. */
import { useEffect, useState } from 'react';
import type { Outcome } from '../../../authProvider/session';

export type LinkCheck =
  | { readonly state: 'asking' }
  | { readonly state: 'good'; readonly data: unknown }
  | { readonly state: 'bad'; readonly outcome: Exclude<Outcome<unknown>, { type: 'ok' }> };

/** Links whose id is unknown or spent are refused by the platform; a broken line is no such refusal. */
export const useLinkCheck = (
  id: string,
  read: (id: string) => Promise<Outcome<unknown>>,
): LinkCheck => {
  const [check, setCheck] = useState<LinkCheck>({ state: 'asking' });
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
  }, [id, read]);
  return check;
};

const refusals = new Set(['notFound', 'invalid', 'forbidden', 'conflict', 'unauthorized']);

export const isRefused = (check: LinkCheck): boolean =>
  check.state === 'bad' && refusals.has(check.outcome.kind);
