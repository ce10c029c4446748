import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { useGetIdentity, useStoreContext } from 'react-admin';
import { useProvider } from '../../../fields/useProvider';
import { filled, holds } from '../../../schema/condition';
import { fillTemplate } from '../../../schema/template';
import { forgetRecord } from '../../keys/visits';
import { useParentIds } from '../../place/placeContext';
import { useWords } from '../../useWords';
import { BarButton } from './BarButton';
import { RemovalEffects } from './RemovalEffects';
import { eachRecord, removeRecord } from './runEach';
import { useSelectedRun, type SelectedTask } from './useSelectedRun';
import type { SelectionToolProps } from './useSelectedRecords';

/** Removes the selected records, each by its own call (rules R47). */
export const RemoveSelected = ({ declaration, selected }: SelectionToolProps) => {
  const words = useWords(declaration);
  const { translate, one, kind } = words;
  const within = useParentIds();
  const provider = useProvider();
  const store = useStoreContext();
  const { data: identity } = useGetIdentity();
  const { shownIf, ask: askText } = declaration.remove ?? {};
  const { ask, isReading, question } = useSelectedRun({ declaration, selected });
  const task: SelectedTask = {
    label: translate('facings.views.manage.remove'),
    color: 'error',
    titleOf: ({ length }) =>
      length === 1
        ? translate('facings.views.manage.removeTitle', { one })
        : translate('facings.selection.removeTitle', { smart_count: length, kind }),
    textOf: (records) => {
      const [first] = records;
      if (records.length !== 1 || !first)
        return translate('facings.selection.removeAsk', { smart_count: records.length, kind });
      const name = words.nameOf(first);
      return askText === undefined
        ? translate('facings.views.manage.removeAsk', { name })
        : fillTemplate(words.text('removeAsk', askText), { ...first, name });
    },
    detailsOf: (records) => <RemovalEffects declaration={declaration} records={records} />,
    doneOf: (records) => {
      const [first] = records;
      return records.length === 1 && first
        ? translate('facings.views.manage.removed', { one, name: words.nameOf(first) })
        : translate('facings.selection.removed', { smart_count: records.length, kind });
    },
    fits: (record) => !identity || holds(filled(shownIf, { identity }), record),
    send: eachRecord(async (record) => {
      await removeRecord(provider, { name: declaration.name, within }, record);
      forgetRecord(store, { name: declaration.name, id: record.id });
    }),
  };
  return (
    <>
      <BarButton
        label={translate('facings.selection.remove')}
        color="error"
        startIcon={<DeleteOutlined />}
        loading={isReading}
        onClick={() => ask(task)}
      />
      {question}
    </>
  );
};
