/** A file in the sheet of an entity as its import takes it, without a console. */
import { declarations } from '../../../../../resources/index';
import { openFile } from '../../../../lib/tables/openFile';
import type { ReadChoices } from '../../../../lib/tables/types';
import { createRegistry } from '../../../../schema/registry';
import { fillTemplate } from '../../../../schema/template';
import { addColumnsOf, importTargetsOf } from '../../columns/columnsOf';
import { countNumbers } from '../mapping/numbers';
import { mappingOf, proposedColumns } from '../mapping/mapping';
import { takeIn } from '../sheetRows';

interface GivenFile {
  readonly content: BlobPart;
  readonly fileName: string;
  readonly locale: string;
  readonly choices?: ReadChoices;
}

/** The sheet, and how the file's columns are matched. */
export const openInto = async (
  name: string,
  { content, fileName, locale, choices = {} }: GivenFile,
) => {
  const registry = createRegistry(declarations);
  const context = {
    declaration: registry.find(name),
    registry,
    accountId: 'acc',
    locale,
    translate: (_: string, values?: { readonly _?: string }) =>
      fillTemplate(values?._ ?? '', values ?? {}),
    optionsOf: () => undefined,
  };
  const columns = addColumnsOf(context);
  const targets = importTargetsOf(context, (await context.declaration.bulk?.words?.()) ?? {});
  const names = targets.flatMap(({ name: own, label, synonyms }) => [own, label, ...synonyms]);
  const opened = await openFile(new File([content], fileName), { locale, names, choices });
  if (opened.type === 'refused') throw new Error(opened.code);
  const matched = proposedColumns(opened, targets, 'acc');
  const numbers = { chosen: null, locale };
  const counts = await countNumbers(
    { opened, columns: matched, numbers },
    new AbortController().signal,
  );
  const mapping = mappingOf({
    opened,
    columns: matched,
    targets,
    numbers,
    counts,
    found: undefined,
  });
  const keyColumn = columns.findIndex(({ key }) => key === context.declaration.bulk?.key);
  const { entries, imports } = await takeIn({
    sheet: null,
    columns,
    keyColumn,
    mapping,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  return { opened, columns, mapping, entries, imports };
};

/** What is in the sheet. */
export const readInto = async (name: string, file: GivenFile) => {
  const { opened, columns, mapping, entries, imports } = await openInto(name, file);
  const used = columns.flatMap(({ key }, at) =>
    imports[0]?.sources[at] == null ? [] : [{ key, at }],
  );
  const rows = Array.from({ length: entries.counts().rows }, (_, row) => row);
  const matches = mapping.columns.flatMap(({ target, profile: { heading }, confidence }) =>
    target ? [{ name: target.name, heading, confidence }] : [],
  );
  const columnNotes = opened.notices.flatMap(({ code, values }) =>
    ['unitRow', 'composed', 'unnamedParts', 'groups', 'groupsFilled'].includes(code)
      ? [[code, values?.names]]
      : [],
  );
  const linesOf = (kind: string) => opened.notices.find(({ code }) => code === kind)?.values?.lines;
  return {
    /** Line of the lowest heading. */
    headLine: opened.table.lines[opened.headerRow],
    /** Headings of the file by the column of the import that they are matched with. */
    matches: Object.fromEntries(matches.map(({ name: own, heading }) => [own, heading])),
    /** Headings whose match the person is asked to check. */
    toCheck: matches.flatMap(({ heading, confidence }) =>
      confidence === 'similar' || confidence === 'content' ? [heading] : [],
    ),
    missing: mapping.missing.map(({ name: own }) => own),
    rows: rows.map((row) => used.map(({ at }) => entries.textAt(row, at))),
    faults: rows.flatMap((row) =>
      used.flatMap(({ key, at }) => {
        const fault = entries.faultAt(row, at);
        return fault ? [`${String(row)} ${key} ${fault.key}`] : [];
      }),
    ),
    /** How columns were read; undefined if nothing is said of them. */
    columnNotes: columnNotes.length > 0 ? columnNotes : undefined,
    /** Lines of the totals and of the notes that were left out. */
    totals: linesOf('totals'),
    notes: linesOf('notes'),
  };
};
