import { useCallback } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { relativeTo } from '../../../fields/moment/momentText';
import { useNow } from '../../../fields/moment/useNow';
import { regionOf } from '../../../schema/region';
import { useNumberText } from '../../../views/useWords';
import type { SavePort } from '../save/port';
import { EarlierRuns, type EarlierRun } from '../session/EarlierRuns';
import type { Editing } from './createEditing';
import { readEarlier, undo } from './earlier';

interface EarlierChangeProps {
  readonly editing: Editing;
  readonly port: SavePort;
}

/** '12 minutes ago: 1,240 products changed. Undo', also after a reload. */
export const EarlierChange = ({ editing, port }: EarlierChangeProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const now = useNow();
  const number = useNumberText();
  const { accountId, session, sheet } = editing;
  const find = useCallback(() => readEarlier(port, accountId), [port, accountId]);
  const words = (key: string, values?: Readonly<Record<string, string | number>>) =>
    translate(`facings.bulkEdit.earlier.${key}`, values);
  const act = async ({ run, way }: EarlierRun): Promise<boolean> => {
    if (way === 'resume') return session.resume(run);
    const undone = await undo(port, run);
    if (undone) session.show(undone);
    return undone !== null;
  };
  return (
    <EarlierRuns
      declaration={sheet.declaration}
      journal={port.journal}
      find={find}
      wordsOf={({ run, way }) => {
        const [count, which] =
          way === 'resume' ? [run.total, 'unfinished'] : [run.saved, 'changed'];
        return {
          title: words('title'),
          text: words(which, {
            smart_count: count,
            count: number(count),
            when: relativeTo(run.startedAt, now, locale),
          }),
          act: way === 'resume' ? words('goOn') : translate('facings.bulkEdit.undo'),
          forgetTitle: words('forgetTitle'),
          forgetText: words(`forgetText.${which}`),
        };
      }}
      onAct={act}
      heldText={words('held')}
    />
  );
};
