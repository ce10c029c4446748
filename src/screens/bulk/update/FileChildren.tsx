import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { asText } from '../../../fields/shared/asText';
import { sizeText } from '../../../fields/size';
import { regionOf } from '../../../lib/text/region';
import { LoadFailure } from '../../../views/LoadFailure';
import { useNumberText, useWords } from '../../../views/useWords';
import { useExisting } from '../edit/children/useExisting';
import type { BulkEditing } from '../edit/createEditing';
import { MoreList } from '../frame/MoreList';
import { shownAt } from '../edit/sheet/changesOf';
import type { ChildCalls } from '../save/childCalls';
import type { ChangedRow } from '../save/rows';
import { planFileChildren } from './fileChild';
import type { FileRow } from './fileRows';

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
  const [owners] = useState(() =>
    Array.from({ length: sheet.entries.counts().rows }, (_, row) => {
      const child = found.get(sheet.idOf(row))?.child;
      return child ? [{ row, id: sheet.idOf(row), shown: shownAt(sheet, row), child }] : [];
    }).flat(),
  );
  const ids = useMemo(() => owners.map(({ id }) => id), [owners]);
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
          total: number(owners.length),
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
            item={(index) => nameIn(sheet, several[index]?.row ?? 0)}
          />
        </Alert>
      )}
    </>
  );
};

const nameIn = ({ entries, nameColumn }: BulkEditing['sheet'], row: number): string =>
  entries.textAt(row, nameColumn).trim();

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
    const { row = 0, child } = changed ?? {};
    const name = nameIn(sheet, row);
    if (!child) return name;
    const { key, before, after } = child;
    if (before === null) return translate('facings.bulkEdit.children.adds', { name, key });
    const changes = Object.entries(after ?? {}).map(
      ([field, value]) => `${words.fieldLabel(field)} ${textOf(before[field])} → ${textOf(value)}`,
    );
    const text = [key, ...changes].join(', ');
    return translate('facings.files.labeled', { name, text });
  };
};
