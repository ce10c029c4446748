import '../../../src/messages/en/screenTexts';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import { Fieldset } from '../../../src/fields/shared/InputFrame';
import { useOwnInput } from '../../../src/fields/shared/useFieldInput';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { regionOf } from '../../../src/lib/text/region';
import type { OwnInputProps } from '../../../src/schema/takeOver';
import { blankRow, isBlankRow, labelRows, type LabelRow } from '.';
import { LabelRowInputs, type Part } from './LabelRowInputs';
import { labelFaults, type LabelFault } from './rule';

/** React keys of the edited rows: a row keeps its key while others are added and removed. */
interface Keys {
  readonly all: readonly number[];
  readonly next: number;
}

const fitted = ({ all, next }: Keys, count: number): Keys => {
  const added = Math.max(0, count - all.length);
  return {
    all: [...all.slice(0, count), ...Array.from({ length: added }, (_, index) => next + index)],
    next: next + added,
  };
};

const useRowKeys = (
  count: number,
): { readonly keys: readonly number[]; readonly drop: (index: number) => void } => {
  const [kept, setKept] = useState<Keys>(() => fitted({ all: [], next: 0 }, count));
  const now = kept.all.length === count ? kept : fitted(kept, count);
  if (now !== kept) setKept(now);
  return {
    keys: now.all,
    drop: (index) =>
      setKept(({ all, next }) => ({ all: all.filter((_, at) => at !== index), next })),
  };
};

const leftAs = (key: number, part: Part): string => `${key} ${part}`;

/** Labels and their numbers, row by row. The first row always exists (rules 5). */
export const LabelsInput = (props: OwnInputProps) => {
  const { source } = props;
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const { control, label, hint, error, isDisabled, autoFocus } = useOwnInput(props);
  const stored: unknown = useRecordContext()?.[source];
  const hasStored = stored != null;
  const labelRowList = labelRows(control.value);
  const rows = labelRowList.length === 0 ? [blankRow] : labelRowList;
  const { keys, drop } = useRowKeys(rows.length);
  /** Inputs that lost focus: their errors are shown; those of other inputs are not yet. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [hasAdded, setAdded] = useState(false);
  const [removed, setRemoved] = useState<number | null>(null);
  const removeButtons = useRef(new Map<number, HTMLButtonElement>());
  const addButton = useRef<HTMLButtonElement>(null);

  const faults = labelFaults(rows, locale, stored);
  const isToldBelow = faults.some((fault) => fault.label ?? fault.value);
  const shownOf = (fault: LabelFault, key: number): LabelFault => {
    if (error !== undefined) return fault;
    const { label: labelFault, value } = fault;
    return {
      ...(labelFault && left.has(leftAs(key, 'label')) && { label: labelFault }),
      ...(value && left.has(leftAs(key, 'value')) && { value }),
    };
  };

  const set = (next: readonly LabelRow[]) => {
    const [first] = next;
    const isEmpty = next.length === 1 && first !== undefined && isBlankRow(first);
    // A value that never existed stays missing; an emptied one becomes an empty map.
    control.onChange(isEmpty ? (hasStored ? [] : null) : next);
  };
  const add = () => {
    setAdded(true);
    setRemoved(null);
    set([...rows, blankRow]);
  };
  const remove = (index: number) => {
    // The button disappears with the click, so the focus moves to the neighboring one.
    const near = [keys[index + 1], keys[index - 1]].flatMap(
      (key) => (key === undefined ? undefined : removeButtons.current.get(key)) ?? [],
    );
    (near[0] ?? addButton.current)?.focus();
    setRemoved(index + 1);
    drop(index);
    set(rows.filter((_, at) => at !== index));
  };

  return (
    <Fieldset label={label} hint={hint} error={isToldBelow ? undefined : error}>
      <Box sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
        {rows.map((row, index) => {
          const key = keys[index] ?? index;
          const isLast = index === rows.length - 1;
          return (
            <LabelRowInputs
              key={key}
              number={index + 1}
              row={row}
              fault={shownOf(faults[index] ?? {}, key)}
              name={control.name}
              isDisabled={isDisabled}
              isFocused={(autoFocus && index === 0) || (hasAdded && isLast && index > 0)}
              onChange={(next) => set(rows.map((labelRow, at) => (at === index ? next : labelRow)))}
              onLeave={(part) => {
                setLeft((before) => new Set(before).add(leftAs(key, part)));
                control.onBlur();
              }}
              onRemove={index === 0 ? null : () => remove(index)}
              removeRef={(button) => {
                if (button) removeButtons.current.set(key, button);
                else removeButtons.current.delete(key);
              }}
              onEnter={isLast ? add : null}
            />
          );
        })}
        <Button
          ref={addButton}
          size="small"
          startIcon={<Add />}
          disabled={isDisabled}
          onClick={add}
          sx={{ justifySelf: 'start' }}
        >
          {translate('facings.inputs.labels.add')}
        </Button>
      </Box>
      <Box component="span" role="status" sx={visuallyHidden}>
        {removed === null ? '' : translate('facings.inputs.labels.removed', { row: removed })}
      </Box>
    </Fieldset>
  );
};
