import { useCallback } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { Journal } from '../../../../batches/journal';
import { momentText } from '../../../../fields/moment/momentText';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import { regionOf } from '../../../../schema/region';
import { openRuns, type RunKind } from '../../save/keptRuns';
import type { SessionActions } from '../../session/createBulkSession';
import { EarlierRuns, type EarlierRun } from '../../session/EarlierRuns';
import { useBulkText } from '../sheetTexts';

export interface UnfinishedRunsProps {
  readonly declaration: AnyDeclaration;
  readonly journal: Journal;
  readonly kind: RunKind;
  /** Of imports of records: only those of the same place. */
  readonly place?: string;
  /** False if another tab is working on it. */
  readonly onResume: SessionActions['resume'];
}

/** The user's unfinished imports of closed pages, newest first. */
export const UnfinishedRuns = ({
  declaration,
  journal,
  kind,
  place,
  onResume,
}: UnfinishedRunsProps) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const locale = regionOf(useLocale());
  const find = useCallback(
    async (): Promise<readonly EarlierRun[]> =>
      (await openRuns(journal, [kind])).flatMap((run) =>
        run.place === place ? [{ run, way: 'resume' }] : [],
      ),
    [journal, kind, place],
  );
  return (
    <EarlierRuns
      declaration={declaration}
      journal={journal}
      find={find}
      wordsOf={({ run: { startedAt, saved, total } }) => ({
        title: translate('facings.bulk.unfinished.title'),
        text: translate('facings.bulk.unfinished.text', {
          time: momentText(startedAt, locale),
          saved,
          total,
        }),
        act: translate('facings.bulk.unfinished.resume'),
        forgetTitle: translate('facings.bulk.unfinished.forgetTitle'),
        forgetText: bulkText('unfinished.forgetText'),
      })}
      onAct={({ run }) => onResume(run)}
      heldText={translate('facings.saving.halt.elsewhere')}
    />
  );
};
