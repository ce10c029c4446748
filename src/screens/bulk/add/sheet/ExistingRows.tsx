import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useVersion } from '../../frame/follow';
import { ActionAlert } from './SheetNotices';
import { useSheetDeclaration } from '../../session/sheetTexts';
import type { AddingState } from '../useAdding';
import { canUpdateByKey } from '../../columns/columnsOf';
import { loadUpdate } from '../../update/loadUpdate';
import { beginReadingAll } from '../checks/recordsOfKeys';

/** Offers to update the records that rows of the import have already. */
export const ExistingRows = ({ adding }: { readonly adding: AddingState }) => {
  const translate = useTranslate();
  const declaration = useSheetDeclaration();
  const { entries, existing } = adding;
  useVersion(entries);
  const { rows = 0, byOutcome } = entries?.counts() ?? {};
  const count = byOutcome?.exists ?? 0;
  const isOffered = count > 0 && canUpdateByKey(declaration);
  const isMost = isOffered && count > rows / 2;
  const [wasMost] = useState(isMost);
  useEffect(() => {
    // An error is reported where the update is rendered.
    if (isOffered) loadUpdate().catch(() => undefined);
  }, [isOffered]);
  useEffect(() => {
    // An update is likely, so its records are read while the user looks at the offer. Not when the user returns to the
    // sheet: then the offer was not taken, or the update is done.
    if (isMost && !wasMost && existing) beginReadingAll(existing)(count);
    // oxlint-disable-next-line react/exhaustive-deps -- reading begins once, however many more rows are found
  }, [isMost, wasMost, existing]);
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
