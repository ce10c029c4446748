/** The primary button (Import or Save), and the reason if it is disabled. */
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { PrimaryButton } from '../frame/BulkDialog';
import { useKeyState } from '../add/checks/useKeyState';
import { useBulkText } from '../add/useBulkText';
import { incompleteRows, useToImport } from '../add/usePrimary';
import { useVersion } from '../add/useVersion';
import type { ImportState } from './useImport';

const none: readonly number[] = [];

export const useImportButton = (
  state: ImportState,
): { readonly primary: PrimaryButton | null; readonly incomplete: readonly number[] } => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const { step, sheet, checks, choices } = state;
  const { entries } = sheet;
  const version = useVersion(entries);
  const keys = useKeyState(checks);
  const toImport = useToImport(state);
  const incomplete = useMemo(
    () => (entries && version >= 0 ? incompleteRows(entries) : none),
    [entries, version],
  );
  const toSave = (): PrimaryButton => {
    const { rows = 0, byOutcome } = entries?.counts() ?? {};
    const { create = 0, blank = 0 } = byOutcome ?? {};
    const why = (): string | null => {
      if (rows === 0) return translate('facings.bulk.held.noRows');
      if (incomplete.length > 0)
        return bulkText('held.incomplete', { smart_count: incomplete.length });
      if (blank > 0) return bulkText('held.blank');
      // An alert above the sheet reports options that could not be loaded, with Try again.
      if (keys.type !== 'known' || !choices.isKnown) return translate('facings.bulk.held.checking');
      return create === 0 ? bulkText('held.nothing') : null;
    };
    return {
      label:
        create === 0 ? translate('facings.bulk.save') : bulkText('save', { smart_count: create }),
      isBusy: state.isBuilding,
      heldBy: why(),
      onClick: state.save,
    };
  };
  const primary = step === 'mapping' ? toImport() : step === 'sheet' ? toSave() : null;
  return { primary, incomplete };
};
