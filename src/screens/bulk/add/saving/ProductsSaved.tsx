import { useTranslate } from 'react-admin';
import type { RowPart, Sent } from '../../../../lib/batches/types';
import type { NewRow } from '../../save/rows';
import { useSaveRun } from '../../save/SaveProgress';
import { isElsewhere } from '../../session/work';
import { SavedStep, type SavedStepProps } from './SavedStep';

const parts = ['notional', 'state', 'zones'] as const satisfies readonly RowPart[];

const countSaved = ({ rows, run }: Sent<NewRow>) => {
  /** `completed` and `stillIncomplete`: an earlier save created them. `failed`: not created at all. */
  const count = {
    created: 0,
    completed: 0,
    failed: 0,
    unsent: 0,
    unknown: 0,
    kept: 0,
    stillIncomplete: 0,
  };
  /** Of the created products: how many lack each part. */
  const lacking = { notional: 0, state: 0, zones: 0 };
  /** Of the created products: of how many a part was sent without an answer. */
  const doubtful = { notional: 0, state: 0, zones: 0 };
  for (const { row, begun } of rows) {
    const { type = 'unsent', faults = [] } = run.results().get(row) ?? {};
    // Another tab may have saved what is left.
    if (isElsewhere(run) && type !== 'saved') continue;
    if (begun) {
      if (type === 'saved') count.completed += 1;
      else count.stillIncomplete += 1;
    } else if (type === 'saved' || type === 'partly') {
      count.created += 1;
      for (const part of parts) {
        const partFaults = faults.filter((fault) => fault.part === part);
        if (partFaults.some(({ mayExist }) => mayExist)) doubtful[part] += 1;
        else if (partFaults.length > 0) lacking[part] += 1;
      }
    } else count[type] += 1;
  }
  return { ...count, lacking, unconfirmed: doubtful };
};

const useSavedText = () => {
  const translate = useTranslate();
  return ({ lacking, unconfirmed, ...counts }: ReturnType<typeof countSaved>): string => {
    const textOf = (key: string, count: number) =>
      count === 0
        ? []
        : [translate(`facings.bulk.savedText.${key}`, { smart_count: count, count })];
    const without = parts
      .flatMap((part) => [
        ...textOf(`without.${part}`, lacking[part]),
        ...textOf(`unconfirmed.${part}`, unconfirmed[part]),
      ])
      .join(', ');
    const created = textOf('created', counts.created).map((text) =>
      without === '' ? text : translate('facings.bulk.savedText.of', { created: text, without }),
    );
    return [
      ...created,
      ...textOf('completed', counts.completed),
      ...textOf('stillIncomplete', counts.stillIncomplete),
      ...textOf('failed', counts.failed),
      ...textOf('unknown', counts.unknown),
      ...textOf('unsent', counts.unsent),
    ]
      .map((text) => `${text}.`)
      .join(' ');
  };
};

/** The results of a save of products, with what was created and what they lack. */
export const ProductsSaved = ({
  sent,
  ...props
}: SavedStepProps & { readonly sent: Sent<NewRow> }) => {
  const translate = useTranslate();
  const savedText = useSavedText();
  useSaveRun(sent.run);
  const count = countSaved(sent);
  return (
    <SavedStep
      {...props}
      // Entries that are saved at least in part (rules 2: 'Saved N results').
      heading={translate('facings.bulk.results.saved', { count: count.created + count.completed })}
      summary={savedText(count)}
    />
  );
};
