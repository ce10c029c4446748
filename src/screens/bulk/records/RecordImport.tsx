import { useMemo, useState } from 'react';
import '../../../messages/en/screenTexts';
import type { ToolProps } from '../../../schema/takeOver';
import { useBegun } from '../../../views/form/useBegun';
import { useListState } from '../../../views/list/useListState';
import { useWithin } from '../../../views/place/withinContext';
import { AddingDialog } from '../add/AddingDialog';
import { SheetDeclaration } from '../add/sheetContext';
import { useAdding, type Step } from '../add/useAdding';
import { onceField } from '../columns/importColumns';
import { later } from '../frame/later';
import { ChoicesAlert } from './ChoicesAlert';
import { useChoices } from './useChoices';
import { useExisting } from './useExisting';
import { useImportButton } from './useImportButton';
import { useImportColumns } from './useImportColumns';
import { usePrefilled, type Texts } from './usePrefilled';
import { useRecords } from './useRecords';

const saved = later(() => import('../add/saving/SavedStep').then((room) => room.SavedStep));

const ahead = (step: Step): void => {
  if (step === 'sheet') saved.load();
};

/**
 * Imports many records of any entity: what they belong to, rows or a file, save, results. Closing it discards everything
 * that was not sent.
 */
export const RecordImport = (props: ToolProps) => {
  const { declaration } = props;
  const begun = useBegun(declaration, true);
  const { filters } = useListState(declaration);
  if (begun.isAwaited) return null;
  const given: Readonly<Record<string, unknown>> = { ...filters, ...begun.values };
  const first = Object.fromEntries(
    (declaration.create?.fields ?? []).flatMap((name) => {
      const value = given[name];
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
    }),
  );
  return (
    <SheetDeclaration value={declaration}>
      <Importing {...props} first={first} />
    </SheetDeclaration>
  );
};

const none: Texts = {};

interface ImportingProps extends ToolProps {
  /** What the list is filtered by, or stands within. */
  readonly first: Texts;
}

const Importing = ({ first, ...props }: ImportingProps) => {
  const { declaration } = props;
  const within = useWithin();
  const once = onceField(declaration);
  const [onceId, setOnceId] = useState(once === null ? '' : (first[once] ?? ''));
  const chosen = useMemo(
    (): Texts => (once === null || onceId === '' ? {} : { [once]: onceId }),
    [once, onceId],
  );
  const accountId = { ...within, ...chosen }.account_id ?? '';
  // Regions of one organization mean nothing to another.
  const isOfList = once === null || first[once] === undefined || onceId === first[once];
  const prefilled = usePrefilled(declaration, isOfList ? first : none);
  const own = useImportColumns(declaration, accountId, prefilled);
  const { port, runs, build } = useRecords({ declaration, once: chosen, accountId });
  const adding = useAdding({
    own,
    memory: `${declaration.name} ${accountId}`,
    isOnceMissing: once !== null && onceId === '',
    runs,
  });
  const { sheet, saving, columns, keyColumn } = adding;
  const { entries } = sheet;
  const choices = useChoices(entries, own.choices);
  // After a save, everything is read again.
  const [round, setRound] = useState(0);
  const checks = useExisting({ declaration, once: chosen, entries, round });
  const { primary, incomplete } = useImportButton({
    adding,
    checks,
    areChoicesKnown: choices.isKnown,
    onSave: () => {
      if (!entries || !choices.choices) return;
      const asked = { entries, choices: choices.choices, columns: own.choices };
      saving.save((signal) => build({ ...asked, lineOf: sheet.numberOf, signal }));
    },
  });
  return (
    <AddingDialog
      {...props}
      adding={adding}
      checks={checks}
      incomplete={incomplete}
      primary={primary}
      once={
        once === null
          ? null
          : { source: once, to: declaration.scope ?? '', id: onceId, onChange: setOnceId }
      }
      unfinished={port && { journal: port.journal, kind: 'records', place: port.place }}
      ahead={ahead}
      notice={<ChoicesAlert {...choices} />}
      steps={{
        saved: () =>
          saving.current && (
            <saved.Step
              declaration={declaration}
              current={saving.current}
              columns={columns}
              keyColumn={keyColumn}
              sheet={sheet}
              onBack={() => {
                adding.toSheet();
                setRound((before) => before + 1);
              }}
            />
          ),
      }}
    />
  );
};
