import { useMemo, useState } from 'react';
import '../../../messages/en/screenTexts';
import { laterCode, preloadable } from '../../../fields/preloadable';
import type { ImportWords } from '../../../schema/bulk';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { ToolProps } from '../../../schema/takeOver';
import { useBegun } from '../../../views/form/useBegun';
import { unnamedIdsOf, useRelatedNames } from '../../../views/list/table/relatedNames';
import { useListState } from '../../../views/list/state/useListState';
import { useParentIds } from '../../../views/place/placeContext';
import { AddingDialog } from '../add/AddingDialog';
import { useAdding } from '../add/useAdding';
import { onceField } from '../../../schema/onceField';
import { SheetDeclaration } from '../session/sheetTexts';
import { useImportWords } from '../columns/useImportWords';
import { useImportColumns } from '../columns/useSheetColumns';
import { useRecords } from './useRecords';

/** Texts that new rows begin with: what the list is filtered by, as in its create dialog. */
type Texts = Readonly<Record<string, string>>;

/** By field name. A reference has its id, which a cell also accepts, until its name is loaded. */
const usePrefilled = (declaration: AnyDeclaration, first: Texts): Texts => {
  const { data: nameOf } = useRelatedNames(
    unnamedIdsOf(declaration, [{ id: '', ...first }], Object.keys(first)),
  );
  const text = JSON.stringify(
    Object.fromEntries(
      Object.entries(first).map(([name, value]) => {
        const field = declaration.fields[name];
        const related = field?.kind === 'reference' ? nameOf?.(field.to, value) : undefined;
        return [name, related ?? value];
      }),
    ),
  );
  return useMemo(() => JSON.parse(text) as Texts, [text]);
};

const ahead = { sheet: laterCode(() => import('../add/saving/SavedStep')) };
const SavedStep = preloadable(ahead.sheet, (code) => code.SavedStep);

/**
 * Imports many records of any entity: what they belong to, rows or a file, save, results. Closing it discards everything
 * that was not sent.
 */
export const RecordImport = (props: ToolProps) => {
  const { declaration } = props;
  const begun = useBegun(declaration, true);
  const words = useImportWords(declaration);
  const { filters } = useListState(declaration);
  if (begun.isAwaited || !words) return null;
  const initial: Readonly<Record<string, unknown>> = { ...filters, ...begun.values };
  const first = Object.fromEntries(
    (declaration.create?.fields ?? []).flatMap((name) => {
      const value = initial[name];
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
    }),
  );
  return (
    <SheetDeclaration value={declaration}>
      <Importing {...props} first={first} words={words} />
    </SheetDeclaration>
  );
};

const none: Texts = {};

interface ImportingProps extends ToolProps {
  /** What the list is filtered by, or stands within. */
  readonly first: Texts;
  readonly words: ImportWords;
}

const Importing = ({ first, words, ...props }: ImportingProps) => {
  const { declaration } = props;
  const within = useParentIds();
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
  const table = useImportColumns(declaration, accountId, prefilled, words);
  const { port, creating, build } = useRecords({ declaration, once: chosen, accountId });
  const adding = useAdding({
    table,
    memory: `${declaration.name} ${accountId}`,
    isOnceMissing: once !== null && onceId === '',
    creating,
  });
  return (
    <AddingDialog
      {...props}
      adding={adding}
      onSave={() => adding.save((sheet) => build({ ...sheet, columns: table.choices }))}
      once={
        once === null
          ? null
          : { source: once, to: declaration.scope ?? '', id: onceId, onChange: setOnceId }
      }
      journal={port?.journal ?? null}
      kind="records"
      accountId={accountId}
      place={port?.place}
      ahead={ahead}
      steps={{ results: () => <SavedStep adding={adding} /> }}
    />
  );
};
