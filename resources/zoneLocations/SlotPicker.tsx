import { useTranslate } from 'react-admin';
import { RecordPicker } from '../../src/fields/reference/RecordPicker';
import { pickedBy, useCurrent, usePick } from '../../src/fields/reference/usePick';
import { useRegistry } from '../../src/fields/useDeclaration';
import { useFormValues } from '../../src/fields/shared/useFormValues';
import { useChooseFirst } from '../../src/fields/useFieldWords';

const to = 'pickLists';
/** Only pick lists of the zone's organization. */
const restriction = { account_id: '{account_id}' };

interface SlotPickerProps {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly onBlur: () => void;
  readonly isDisabled: boolean;
}

/** A picker for the pick list of a technique, as in a reference field. */
export const SlotPicker = ({ value, onChange, onBlur, isDisabled }: SlotPickerProps) => {
  const translate = useTranslate();
  const search = useRegistry().find(to).calls?.search;
  const values = useFormValues(search?.needs ?? []);
  const pick = usePick(restriction);
  const [before = ''] = pickedBy(restriction);
  const chooseFirst = useChooseFirst(before);
  // A value that is not an id is its own name, because no record can be requested by it.
  const slotId = search?.value === undefined ? null : value;
  const current = useCurrent({ to, id: value, storedName: slotId });
  return (
    <RecordPicker
      to={to}
      pick={pick}
      values={values}
      label={translate('facings.fields.pickListSlot')}
      value={current.entry}
      onChange={(entry) => {
        current.remember(entry);
        onChange(entry?.value ?? null);
      }}
      {...(pick === null ? { hint: chooseFirst } : {})}
      isDisabled={isDisabled || pick === null}
      onBlur={onBlur}
    />
  );
};
