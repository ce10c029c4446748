import { useState } from 'react';
import '../../../messages/en/screenTexts';
import type { ToolProps } from '../../../schema/takeOver';
import { later, LaterBulkActions } from '../frame/later';
import { useSaving } from '../save/useSaving';
import { AddingDialog } from './AddingDialog';
import { useOffers } from './checks/offers';
import { useProductKeys } from './checks/keyChecks';
import type { NotionalChoices } from './review/survey';
import { useReview } from './review/useReview';
import { useProducts } from './saving/useProducts';
import { SheetDeclaration } from './sheetTexts';
import { useAddColumns } from '../columns/useAddColumns';
import { useAdding, type Step } from './useAdding';
import { usePrimary } from './usePrimary';

const reviewing = later(() => import('./review/ReviewStep').then((room) => room.ReviewStep));
const saved = later(() => import('./saving/ProductsSaved').then((room) => room.ProductsSaved));

const ahead = (step: Step): void => {
  if (step === 'sheet') reviewing.load();
  if (step === 'review') saved.load();
};

/**
 * Creates or imports many products: organization, rows or a file, review, save, results. Closing it discards everything
 * that was not sent (rules 2, Bulk product tools; 4, Bulk add, Import flow).
 */
export const BulkAdd = (props: ToolProps) => {
  const { declaration } = props;
  const [accountId, setAccountId] = useState('');
  const port = useSaving(declaration);
  const { creating, recognise, build } = useProducts({ declaration, accountId, port });
  const adding = useAdding({
    own: useAddColumns(declaration, accountId),
    memory: accountId,
    isOnceMissing: accountId === '',
    creating,
  });
  const { step, entries, session, columns, numberOf } = adding;
  const { sent } = adding.state;
  const offers = useOffers(entries, declaration);
  const checks = useProductKeys({ entries, accountId, recognise });
  const [choices, setChoices] = useState<NotionalChoices>(new Map());
  const review = useReview({ entries: step === 'review' ? entries : null, accountId });
  const { primary, incomplete } = usePrimary({ adding, build, review, choices, offers, checks });
  return (
    <SheetDeclaration value={declaration}>
      <AddingDialog
        {...props}
        adding={adding}
        checks={checks}
        incomplete={incomplete}
        primary={primary}
        once={{
          source: 'account_id',
          to: 'organizations',
          id: accountId,
          onChange: setAccountId,
        }}
        unfinished={port && { journal: port.journal, kind: 'add' }}
        ahead={ahead}
        steps={{
          actions: () =>
            entries && (
              <LaterBulkActions
                columns={columns}
                entries={entries}
                accountId={accountId}
                onDone={session.confirm}
              />
            ),
          review: () =>
            entries &&
            checks && (
              <reviewing.Step
                entries={entries}
                numberOf={numberOf}
                offers={offers.offers}
                checks={checks}
                review={review}
                choices={choices}
                onChoose={(name, id) => {
                  setChoices((before) => new Map(before).set(name, id));
                }}
              />
            ),
          results: () =>
            sent && (
              <saved.Step
                declaration={declaration}
                adding={adding}
                sent={sent}
                onBack={session.back}
              />
            ),
        }}
      />
    </SheetDeclaration>
  );
};
