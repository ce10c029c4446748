import { useState } from 'react';
import { useTranslate } from 'react-admin';
import '../../../messages/en/screenTexts';
import type { ToolProps } from '../../../schema/takeOver';
import { later, LaterBulkActions } from '../frame/later';
import { useSaving } from '../save/useSaving';
import { useAddingFooter } from './useAddingFooter';
import { AddingDialog } from './AddingDialog';
import { useProductKeys } from './checks/keyChecks';
import { notionalOf, openNames, type NotionalChoices } from './review/survey';
import { useReview } from './review/useReview';
import { useProducts } from './saving/useProducts';
import { SheetDeclaration } from './sheetTexts';
import { useAddColumns } from '../columns/useAddColumns';
import { useAdding, type Step } from './useAdding';

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
  const translate = useTranslate();
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
  const { choices } = adding.choices;
  const checks = useProductKeys({ entries, accountId, recognise });
  const [chosen, setChosen] = useState<NotionalChoices>(new Map());
  const review = useReview({ entries: step === 'review' ? entries : null, accountId });
  const { survey, notionals, failure } = review;
  const whyOpen = (): string | null => {
    if (failure) return translate('facings.bulk.held.notNamed');
    if (!survey || !notionals) return translate('facings.bulk.held.checking');
    const open = openNames(notionals, chosen).length;
    return open > 0 ? translate('facings.bulk.held.open', { smart_count: open }) : null;
  };
  const footer = useAddingFooter({
    adding,
    checks,
    review: { why: whyOpen() },
    onSave: () => {
      if (!entries || !survey || !notionals || !choices) return;
      void session.save((signal) =>
        build({
          entries,
          rows: survey.rows,
          notionalOf: notionalOf(notionals, chosen),
          choices,
          lineOf: numberOf,
          signal,
        }),
      );
    },
  });
  return (
    <SheetDeclaration value={declaration}>
      <AddingDialog
        {...props}
        adding={adding}
        checks={checks}
        footer={footer}
        once={{
          source: 'account_id',
          to: 'organizations',
          id: accountId,
          onChange: setAccountId,
        }}
        journal={port?.journal ?? null}
        kind="add"
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
                offers={choices}
                checks={checks}
                review={review}
                choices={chosen}
                onChoose={(name, id) => {
                  setChosen((before) => new Map(before).set(name, id));
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
