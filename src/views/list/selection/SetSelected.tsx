import Tune from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useNotify, type RaRecord } from 'react-admin';
import { useProvider } from '../../../fields/useProvider';
import { settleEach } from '../../../lib/batches/calls';
import { failureMessageOf } from '../../../lib/failures/failures';
import { listOf, type AnyDeclaration } from '../../../schema/defineResource';
import { useReadAgain } from '../../outOfDate';
import { parentMeta, useParentIds } from '../../place/placeContext';
import { usePopup } from '../../usePopup';
import { useWords } from '../../useWords';
import { barLabel } from './barLabel';
import { useSelectedRun, type SelectedTask } from './SelectedRun';
import type { SelectedRecords } from './useSelectedRecords';

interface SetSelectedProps {
  readonly declaration: AnyDeclaration;
  readonly selected: SelectedRecords;
}

/** One value of one field. */
interface Choice {
  readonly name: string;
  readonly value: string | boolean;
  readonly label: string;
}

const useChoices = (declaration: AnyDeclaration): readonly Choice[] => {
  const { text, fieldLabel } = useWords(declaration);
  return (listOf(declaration).setForSelected ?? []).flatMap((name): readonly Choice[] => {
    const field = declaration.fields[name];
    if (field?.kind === 'switch')
      return [true, false].map((value) => {
        const word = value ? 'on' : 'off';
        return { name, value, label: text(`words.${name}.${word}`, field.words[word]) };
      });
    if (field?.kind !== 'choice' || field.options.kind !== 'fixed') return [];
    return field.options.values.map((value) => {
      const own = field.optionLabels?.[value];
      const word = own === undefined ? value : text(`options.${name}.${value}`, own);
      return { name, value, label: `${fieldLabel(name)}: ${word}` };
    });
  });
};

interface Setting {
  readonly name: string;
  readonly value: unknown;
  /** To take it back: any other value is a newer one, which stays. */
  readonly from?: Choice['value'];
}

/** Sends one value of one record, and takes it back. */
const useSetting = (declaration: AnyDeclaration) => {
  const { translate, nameOf } = useWords(declaration);
  const within = useParentIds();
  const provider = useProvider();
  const notify = useNotify();
  const readAgain = useReadAgain(declaration);

  /**
   * Of the currently stored record, because rows may lack values that a call sends, and another person may have set it.
   * @returns the stored value before
   */
  const set = async ({ id }: RaRecord, { name, value, from }: Setting): Promise<unknown> => {
    const { data } = await provider.getOne<RaRecord>(declaration.name, {
      id,
      ...parentMeta(within),
    });
    const stored: unknown = data[name];
    if (stored === value || (from !== undefined && stored !== from)) return stored;
    await provider.update(declaration.name, {
      id,
      data: { [name]: value },
      previousData: data,
      meta: { within, stored: data },
    });
    return stored;
  };

  const undo = async (
    records: readonly RaRecord[],
    { name, value }: Choice,
    before: ReadonlyMap<unknown, unknown>,
  ): Promise<void> => {
    const outcomes = await settleEach({
      items: records,
      work: (record) => set(record, { name, value: before.get(record.id), from: value }),
    });
    const failures = outcomes.flatMap((outcome) => {
      const { item, type } = outcome;
      if (type === 'failed')
        return [`${nameOf(item)}: ${failureMessageOf(outcome.error, translate).message}`];
      const isTaken = type === 'done' && [value, before.get(item.id)].includes(outcome.result);
      return isTaken ? [] : [`${nameOf(item)}: ${translate('facings.selection.changedSince')}`];
    });
    notify(
      [
        translate('facings.selection.undone', { smart_count: records.length - failures.length }),
        ...failures,
      ].join(' '),
      { type: failures.length === 0 ? 'success' : 'error' },
    );
    await readAgain(...records);
  };

  return { set, undo };
};

/** Sets a declared switch or choice for all selected records. */
export const SetSelected = ({ declaration, selected }: SetSelectedProps) => {
  const words = useWords(declaration);
  const { translate, kind } = words;
  const choices = useChoices(declaration);
  const { set, undo } = useSetting(declaration);
  const { ask, isReading, question } = useSelectedRun({ declaration, selected });
  const { button, popup } = usePopup('menu', () => undefined);
  const label = translate('facings.selection.set');

  const taskOf = (choice: Choice): SelectedTask => {
    const { name, value } = choice;
    const before = new Map<unknown, unknown>();
    const hint = declaration.fields[name]?.hint;
    const counted = (key: 'setAsk' | 'setDone', records: readonly RaRecord[]) => {
      const [first] = records;
      return translate(`facings.selection.${key}`, {
        value: choice.label,
        what:
          records.length === 1 && first
            ? words.nameOf(first)
            : translate('facings.selection.counted', { smart_count: records.length, kind }),
      });
    };
    return {
      label: choice.label,
      confirm: translate('facings.selection.setConfirm'),
      titleOf: () => choice.label,
      textOf: (records) => counted('setAsk', records),
      detailsOf: () =>
        hint !== undefined && (
          <Typography color="text.secondary" sx={{ mt: 1 }}>
            {words.text(`hints.${name}`, hint)}
          </Typography>
        ),
      doneOf: (records) => counted('setDone', records),
      fits: (record) => record[name] !== value,
      work: async (record) => before.set(record.id, await set(record, choice)),
      // As for a single record.
      ...(declaration.edit?.canUndo && {
        undo: (records: readonly RaRecord[]) => void undo(records, choice, before),
      }),
    };
  };

  if (choices.length === 0) return null;
  return (
    <>
      <Button
        color="inherit"
        size="small"
        startIcon={<Tune />}
        aria-label={label}
        loading={isReading}
        loadingPosition="start"
        {...button}
      >
        <span className={barLabel}>{label}</span>
      </Button>
      {popup(({ anchor, onClose }) => (
        <Menu open anchorEl={anchor} onClose={onClose}>
          {choices.map((choice) => (
            <MenuItem
              key={choice.label}
              onClick={() => {
                onClose();
                ask(taskOf(choice));
              }}
            >
              {choice.label}
            </MenuItem>
          ))}
        </Menu>
      ))}
      {question}
    </>
  );
};
