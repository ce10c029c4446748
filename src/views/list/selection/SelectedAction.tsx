import { useActionCalls } from '../../../fields/useProvider';
import type { SelectedAction as Declared } from '../../../schema/actions';
import { holds } from '../../../schema/condition';
import { useParentIds } from '../../place/placeContext';
import { useWords } from '../../useWords';
import { eachRecord } from './runEach';
import { SelectedRun } from './SelectedRun';
import type { SelectionToolProps } from './useSelectedRecords';

interface SelectedActionProps extends SelectionToolProps {
  readonly action: Declared;
}

/** Runs a declared action for each selected row. */
export const SelectedActionButton = ({ declaration, action, selected }: SelectedActionProps) => {
  const words = useWords(declaration);
  const { key, shownIf, forSelected } = action;
  const within = useParentIds();
  const actionCalls = useActionCalls();
  const label = words.text(`actions.${key}.label`, action.label);
  const counted =
    (place: 'ask' | 'done') =>
    ({ length }: { readonly length: number }): string =>
      words.translate(`resources.${declaration.name}.actions.${key}.${place}Selected`, {
        smart_count: length,
        _: forSelected[place],
      });
  return (
    <SelectedRun
      declaration={declaration}
      selected={selected}
      task={{
        label,
        titleOf: () => label,
        textOf: counted('ask'),
        doneOf: counted('done'),
        fits: (record) => holds(shownIf, record),
        send: eachRecord((record) => actionCalls.act(declaration, action, record, within)),
      }}
    >
      {label}
    </SelectedRun>
  );
};
