import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { asText } from '../../../fields/shared/asText';
import { sizeText } from '../../../fields/size';
import { regionOf } from '../../../lib/text/region';
import { LoadFailure } from '../../../views/LoadFailure';
import { useNumberText, useWords } from '../../../views/useWords';
import type { SelectedOwner } from '../edit/children/planChildren';
import { useExisting } from '../edit/children/useExisting';
import type { BulkEditing } from '../edit/createEditing';
import { MoreList } from '../frame/MoreList';
import { shownAt } from '../edit/sheet/changesOf';
import type { ChildCalls } from '../save/childCalls';
import type { ChangedRow } from '../save/rows';
import { planFileChildren } from './fileChild';
import { eachOfRecord, type FileRow } from './fileRows';

interface FileChildrenProps {
  readonly editing: BulkEditing;
  readonly calls: ChildCalls;
  readonly found: ReadonlyMap<string, FileRow>;
}

/** What the file gives the records besides their own values, by row; saving sends it with them. */
export const FileChildren = ({ editing, calls, found }: FileChildrenProps) => {
  const translate = useTranslate();
  const number = useNumberText();
  const { sheet } = editing;
  // Read again after each save, so that nothing is added twice.
  const [owners] = useState(() => {
    const { rows } = sheet.entries.counts();
    // A row of the sheet is saved with one child; each other one is a row of the save of its own.
    let further = rows;
    return Array.from({ length: rows }, (_, row) => {
      const id = sheet.idOf(row);
      const fileRow = found.get(id);
      const children = (fileRow ? eachOfRecord(fileRow) : []).flatMap(({ child }) => child ?? []);
      return children.map((child, at) => {
        if (at > 0) further += 1;
        return { row: at === 0 ? row : further - 1, id, shown: shownAt(sheet, row), child };
      });
    }).flat();
  });
  const ids = useMemo(() => [...new Set(owners.map(({ id }) => id))], [owners]);
  const { existing, done, error, retry } = useExisting(calls, ids);
  const plan = useMemo(
    () => existing && planFileChildren(owners, existing, calls),
    [owners, existing, calls],
  );
  useEffect(() => {
    if (owners.length > 0)
      sheet.childRows.set(plan && new Map(plan.rows.map((row) => [row.row, row] as const)));
  }, [sheet, plan, owners]);
  const lineOf = useLine(editing, calls);
  if (owners.length === 0) return null;
  if (error !== null) return <LoadFailure error={error} onRetry={retry} />;
  if (!plan)
    return (
      <div role="status">
        {translate('facings.bulkEdit.children.checking', {
          done: number(done),
          total: number(ids.length),
        })}
        <LinearProgress aria-label={translate('facings.bulk.reviewing.looking')} />
      </div>
    );
  const { rows, same, several } = plan;
  const say = (key: 'rows' | 'same' | 'severalOf', count: number) =>
    count === 0
      ? null
      : translate(`facings.bulkEdit.children.${key}`, { smart_count: count, count });
  const text = say('rows', rows.length);
  return (
    <>
      {text !== null && (
        <Alert severity="info" role="group" aria-label={text}>
          {text}
          <MoreList count={rows.length} atFirst={3} item={(index) => lineOf(rows[index])} />
          {say('same', same.length)}
        </Alert>
      )}
      {several.length > 0 && (
        <Alert severity="warning">
          {say('severalOf', several.length)}
          <MoreList
            count={several.length}
            atFirst={3}
            item={(index) => nameOf(sheet, several[index])}
          />
        </Alert>
      )}
    </>
  );
};

const nameOf = (
  { columns, nameColumn }: BulkEditing['sheet'],
  owner: SelectedOwner | undefined,
): string => owner?.shown[columns[nameColumn]?.key ?? ''] ?? '';

/** 'AV-100207: adds BOX'; 'AV-100214: BOX, Reporting UOM OZ → CASE'. */
const useLine = ({ sheet }: BulkEditing, { child: declaration }: ChildCalls) => {
  const translate = useTranslate();
  const words = useWords(declaration);
  const locale = regionOf(useLocale());
  const textOf = (value: unknown): string => {
    if (typeof value === 'boolean') return translate(`facings.fields.${value ? 'yes' : 'no'}`);
    return sizeText(value, locale) ?? asText(value) ?? translate('facings.bulkEdit.nothing');
  };
  return (changed: ChangedRow | undefined): string => {
    const name = nameOf(sheet, changed);
    if (!changed?.child) return name;
    const { key, before, after } = changed.child;
    if (before === null) return translate('facings.bulkEdit.children.adds', { name, key });
    const changes = Object.entries(after ?? {}).map(
      ([field, value]) => `${words.fieldLabel(field)} ${textOf(before[field])} → ${textOf(value)}`,
    );
    const text = [key, ...changes].join(', ');
    return translate('facings.files.labeled', { name, text });
  };
};
