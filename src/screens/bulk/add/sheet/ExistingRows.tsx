import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useVersion } from '../../frame/follow';
import { ActionAlert } from './SheetNotices';
import { useSheetDeclaration } from '../../session/sheetTexts';
import type { AddingState } from '../useAdding';
import { canUpdateByKey } from '../../columns/columnsOf';
import { loadUpdate } from '../../update/loadUpdate';

/** Offers to update the records that rows of the import have already. */
export const ExistingRows = ({ adding }: { readonly adding: AddingState }) => {
  const translate = useTranslate();
  const declaration = useSheetDeclaration();
  const { entries } = adding;
  useVersion(entries);
  const count = entries?.counts().byOutcome.exists ?? 0;
  const isOffered = count > 0 && canUpdateByKey(declaration);
  useEffect(() => {
    // An error is reported where the update is rendered.
    if (isOffered) loadUpdate().catch(() => undefined);
  }, [isOffered]);
  if (!isOffered) return null;
  const { name, bulk } = declaration;
  const these = translate('facings.bulk.update.these', { smart_count: count });
  return (
    <ActionAlert severity="info" actions={{ [these]: () => void adding.update('existing') }}>
      {translate('facings.bulk.update.offer', {
        smart_count: count,
        key: translate(`resources.${name}.fields.${bulk?.key ?? ''}`),
      })}
    </ActionAlert>
  );
};
