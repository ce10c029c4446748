import { useState } from 'react';
import '../../../messages/en/screenTexts';
import type { ImportWords } from '../../../schema/bulk';
import type { ToolProps } from '../../../schema/takeOver';
import { laterCode, preloadable } from '../../../fields/preloadable';
import { useBegun } from '../../../views/form/useBegun';
import { linkAmountOf, useBulkSaving } from '../save/useSaving';
import { AddingDialog } from './AddingDialog';
import { notionalOf } from './review/survey';
import { useAddReview } from './review/useReview';
import { useProducts } from './saving/useProducts';
import { SheetDeclaration } from '../session/sheetTexts';
import { useImportWords } from '../columns/useImportWords';
import { useAddColumns } from '../columns/useSheetColumns';
import { useAdding } from './useAdding';

const ahead = {
  sheet: laterCode(() => import('./review/ReviewStep')),
  review: laterCode(() => import('./saving/ProductsSaved')),
};
const BulkActions = preloadable(
  laterCode(() => import('../actions/BulkActions')),
  (code) => code.BulkActions,
);
const ReviewStep = preloadable(ahead.sheet, (code) => code.AddReviewStep);
const ProductsSaved = preloadable(ahead.review, (code) => code.ProductsSaved);

/**
 * Creates or imports many products: organization, rows or a file, review, save, results. Closing it discards everything
 * that was not sent (rules 2, Bulk product tools; 4, Bulk add, Import flow).
 */
export const BulkAdd = (props: ToolProps) => {
  const begun = useBegun(props.declaration, true);
  const words = useImportWords(props.declaration);
  if (begun.isAwaited || !words) return null;
  const { account_id: account } = begun.values;
  return <Adding {...props} first={typeof account === 'string' ? account : ''} words={words} />;
};

interface AddingProps extends ToolProps {
  /** The organization that the list is filtered by; empty if there is none. */
  readonly first: string;
  readonly words: ImportWords;
}

const Adding = ({ first, words, ...props }: AddingProps) => {
  const { declaration } = props;
  const [accountId, setAccountId] = useState(first);
  const port = useBulkSaving(declaration);
  const { creating, build } = useProducts({ declaration, accountId, port });
  const adding = useAdding({
    table: useAddColumns(declaration, accountId, words),
    memory: accountId,
    isOnceMissing: accountId === '',
    creating,
  });
  const { step, entries, session, columns } = adding;
  const { sent } = adding.state;
  const review = useAddReview({
    entries: step === 'review' ? entries : null,
    accountId,
    offers: adding.choices.choices,
  });
  const { survey, notionals, chosen } = review;
  const save = () => {
    if (!survey || !notionals) return;
    const reviewed = { rows: survey.rows, notionalOf: notionalOf(notionals, chosen) };
    adding.save((sheet) => build({ ...sheet, ...reviewed }));
  };
  return (
    <SheetDeclaration value={declaration}>
      <AddingDialog
        {...props}
        adding={adding}
        review={review}
        onSave={save}
        once={{ source: 'account_id', to: 'organizations', id: accountId, onChange: setAccountId }}
        journal={port?.journal ?? null}
        kind="add"
        accountId={accountId}
        ahead={ahead}
        steps={{
          actions: () =>
            entries && (
              <BulkActions
                columns={columns}
                entries={entries}
                accountId={accountId}
                amount={linkAmountOf(declaration)}
                onDone={session.confirm}
              />
            ),
          review: () => entries && <ReviewStep adding={adding} entries={entries} review={review} />,
          results: () => sent && <ProductsSaved adding={adding} sent={sent} />,
        }}
      />
    </SheetDeclaration>
  );
};
