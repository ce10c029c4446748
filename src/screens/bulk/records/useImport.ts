/** The current step of an import, and the transitions between steps. */
import { useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { logFault } from '../../../views/logFault';
import { useWithin } from '../../../views/place/withinContext';
import { useFilling } from '../add/useFilling';
import { recordRows } from './recordRows';
import { useChoices } from './useChoices';
import { useExisting } from './useExisting';
import { useImportColumns } from './useImportColumns';
import { useRecordRun } from './useRecordRun';

export type Step = 'once' | 'start' | 'reading' | 'mapping' | 'sheet' | 'saved';

interface Wanted {
  readonly declaration: AnyDeclaration;
  /** Name of the field that is selected once for all rows; null if there is none. */
  readonly once: string | null;
  /** Its value; empty until one is selected. */
  readonly onceId: string;
}

const nothing = () => undefined;

export const useImport = ({ declaration, once, onceId }: Wanted) => {
  const within = useWithin();
  const notify = useNotify();
  const chosen = useMemo(
    (): Readonly<Record<string, string>> =>
      once === null || onceId === '' ? {} : { [once]: onceId },
    [once, onceId],
  );
  const accountId = { ...within, ...chosen }.account_id ?? '';
  const own = useImportColumns(declaration, accountId);
  const filling = useFilling({
    ...own,
    memory: `${declaration.name} ${accountId}`,
    onTaken: nothing,
  });
  const { file, sheet, checked } = filling;
  const { entries } = sheet;
  const choices = useChoices(entries, own.choices);
  const [round, setRound] = useState(0);
  const checks = useExisting({ declaration, once: chosen, entries, round });
  const saving = useRecordRun(declaration, chosen);
  const [isBuilding, setBuilding] = useState(false);

  const save = async () => {
    if (!entries || !choices.choices) return;
    setBuilding(true);
    try {
      const rows = await recordRows({
        declaration,
        within,
        once: chosen,
        entries,
        choices: choices.choices,
        columns: own.choices,
        lineOf: sheet.numberOf,
      });
      await saving.start(rows);
    } catch (error) {
      logFault(error);
      notify('facings.bulk.notLoaded', { type: 'error' });
    } finally {
      setBuilding(false);
    }
  };

  const beforeSheet: Step = file.opened
    ? 'mapping'
    : file.share !== null
      ? 'reading'
      : entries
        ? 'sheet'
        : 'start';
  const isOnceMissing = once !== null && onceId === '';
  const step: Step = saving.current ? 'saved' : isOnceMissing ? 'once' : beforeSheet;
  const takesFiles = step === 'start' || step === 'sheet' || step === 'mapping';

  return {
    ...filling,
    step,
    columns: own.columns,
    targets: own.targets,
    choices,
    checks,
    saving,
    isBuilding,
    save: () => void save(),
    /** Null in steps that accept no file. */
    onFiles: takesFiles && checked === null ? file.take : null,
    /** Opens the sheet with the unsaved rows; existing records are loaded again. */
    toSheet: () => {
      if (!entries) return;
      saving.back(entries);
      setRound((before) => before + 1);
    },
  };
};

export type ImportState = ReturnType<typeof useImport>;
