import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import '../../../messages/en/screenTexts';
import { useRegistry } from '../../../fields/useDeclaration';
import { useProvider } from '../../../fields/useProvider';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { ToolProps } from '../../../schema/takeOver';
import { fillTemplate } from '../../../schema/template';
import { useBegun } from '../../../views/form/useBegun';
import { useListState } from '../../../views/list/useListState';
import { useWithin } from '../../../views/place/withinContext';
import { AddingDialog } from '../add/AddingDialog';
import { SheetDeclaration } from '../add/sheetTexts';
import { useAdding, type Step } from '../add/useAdding';
import { useAddingFooter } from '../add/useAddingFooter';
import { onceField } from '../columns/columnsOf';
import { later } from '../frame/later';
import { useImportColumns } from './useImportColumns';
import { useRecords } from './useRecords';

/** Texts that new rows begin with: what the list is filtered by, as in its create dialog. */
type Texts = Readonly<Record<string, string>>;

/** By field name. A reference has its id, which a cell also accepts, until its name is loaded. */
const usePrefilled = (declaration: AnyDeclaration, first: Texts): Texts => {
  const registry = useRegistry();
  const provider = useProvider();
  const references = Object.entries(first).flatMap(([name, id]) => {
    const field = declaration.fields[name];
    return field?.kind === 'reference' ? [{ name, id, to: field.to }] : [];
  });
  const names = useQueries({
    queries: references.map(({ to, id }) => ({
      queryKey: [to, 'named', id],
      queryFn: async () => {
        const { data } = await provider.getOne<RaRecord>(to, { id });
        return fillTemplate(registry.find(to).represent, data).trim();
      },
      // Its cells show an error if the record no longer exists.
      throwOnError: false,
      retry: false,
    })),
    combine: (all) => all.map(({ data }) => data ?? ''),
  });
  const text = JSON.stringify({
    ...first,
    ...Object.fromEntries(
      references.flatMap(({ name }, at) => (names[at] ? [[name, names[at]]] : [])),
    ),
  });
  return useMemo(() => JSON.parse(text) as Texts, [text]);
};

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
  const { port, creating, build } = useRecords({ declaration, once: chosen, accountId });
  const adding = useAdding({
    own,
    memory: `${declaration.name} ${accountId}`,
    isOnceMissing: once !== null && onceId === '',
    creating,
  });
  const { entries, session, numberOf } = adding;
  const { choices } = adding.choices;
  const footer = useAddingFooter({
    adding,
    onSave: () => {
      if (!entries || !choices) return;
      const asked = { entries, choices, columns: own.choices };
      void session.save((signal) => build({ ...asked, lineOf: numberOf, signal }));
    },
  });
  return (
    <AddingDialog
      {...props}
      adding={adding}
      footer={footer}
      once={
        once === null
          ? null
          : { source: once, to: declaration.scope ?? '', id: onceId, onChange: setOnceId }
      }
      journal={port?.journal ?? null}
      kind="records"
      place={port?.place}
      ahead={ahead}
      steps={{
        results: () => <saved.Step declaration={declaration} adding={adding} />,
      }}
    />
  );
};
