import { useMemo, useState } from 'react';
import type { ToolProps } from '../../../schema/takeOver';
import { useBegun } from '../../../views/form/useBegun';
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
import { useRecords } from './useRecords';

const saved = later(() => import('../add/saving/SavedStep').then((room) => room.SavedStep));

const ahead = (step: Step): void => {
  if (step === 'sheet') saved.load();
};

type Texts = Readonly<Record<string, string>>;

/**
 * Imports many records of any entity: what they belong to, rows or a file, save, results. Closing it discards everything
 * that was not sent.
 */
export const RecordImport = (props: ToolProps) => {
  const { declaration } = props;
  const begun = useBegun(declaration, true);
  if (begun.isAwaited) return null;
  const first = Object.fromEntries(
    Object.entries(begun.values).flatMap(([name, id]) =>
      typeof id === 'string' || typeof id === 'number' ? [[name, String(id)]] : [],
    ),
  );
  return (
    <SheetDeclaration value={declaration}>
      <Importing {...props} first={first} />
    </SheetDeclaration>
  );
};

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
  const own = useImportColumns(declaration, accountId);
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
