/** The primary button (Import or Save), and the reason if it is disabled. */
import { useTranslate } from 'react-admin';
import type { PrimaryButton } from '../frame/BulkDialog';
import type { KeyChecks } from '../add/checks/keyChecks';
import { useKeyState } from '../add/checks/useKeyState';
import type { AddingState } from '../add/useAdding';
import { useBulkText } from '../add/useBulkText';
import { useIncomplete, useToImport } from '../add/usePrimary';

interface Wanted {
  readonly adding: AddingState;
  readonly checks: KeyChecks | null;
  /** Whether every cell was checked against its options. */
  readonly areChoicesKnown: boolean;
  readonly onSave: () => void;
}

export const useImportButton = ({ adding, checks, areChoicesKnown, onSave }: Wanted) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const { step, sheet, saving } = adding;
  const { entries } = sheet;
  const keys = useKeyState(checks);
  const toImport = useToImport(adding);
  const incomplete = useIncomplete(entries);
  const toSave = (): PrimaryButton => {
    const { rows = 0, byOutcome } = entries?.counts() ?? {};
    const { create = 0, blank = 0 } = byOutcome ?? {};
    const why = (): string | null => {
      if (rows === 0) return translate('facings.bulk.held.noRows');
      if (incomplete.length > 0)
        return bulkText('held.incomplete', { smart_count: incomplete.length });
      if (blank > 0) return bulkText('held.blank');
      // An alert above the sheet reports options that could not be loaded, with Try again.
      if (keys.type !== 'known' || !areChoicesKnown || !saving.isReady)
        return translate('facings.bulk.held.checking');
      return create === 0 ? bulkText('held.nothing') : null;
    };
    return {
      label:
        create === 0 ? translate('facings.bulk.save') : bulkText('save', { smart_count: create }),
      isBusy: saving.isBuilding,
      heldBy: why(),
      onClick: onSave,
    };
  };
  const primary = step === 'mapping' ? toImport() : step === 'sheet' ? toSave() : null;
  return { primary, incomplete };
};
