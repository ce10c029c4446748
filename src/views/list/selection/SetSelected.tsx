import Tune from '@mui/icons-material/Tune';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { lazyPart } from '../../../lib/failures/code';
import { OverlayBoundary } from '../../../lib/failures/OverlayBoundary';
import { listOf, type AnyDeclaration } from '../../../schema/defineResource';
import { changedSince } from '../../created';
import { useChangeStored } from '../../useChangeStored';
import { useFailureNotice } from '../../useFailureNotice';
import { usePopup } from '../../usePopup';
import { useWords } from '../../useWords';
import { BarButton } from './BarButton';
import { isPickedField, usePicking, type ValueChoice } from './usePicking';
import { eachRecord } from './runEach';
import { useSelectedRun, type SelectedTask } from './useSelectedRun';
import { useUndoEach } from './useUndoEach';
import type { SelectionToolProps } from './useSelectedRecords';

/** The input of a value comes with the inputs of all forms. */
const loadPick = () => import('./PickValue');
const PickValue = lazyPart(loadPick, 'PickValue');

const useChoices = (declaration: AnyDeclaration): readonly ValueChoice[] => {
  const { text, fieldLabel, translate } = useWords(declaration);
  return (listOf(declaration).setForSelected ?? []).flatMap((name): readonly ValueChoice[] => {
    const field = declaration.fields[name];
    if (field?.kind === 'switch')
      return [true, false].map((value) => {
        const word = value ? 'on' : 'off';
        return { name, value, label: text(`words.${name}.${word}`, field.words[word]) };
      });
    if (field?.kind !== 'choice' || field.options.kind !== 'fixed') return [];
    return field.options.values.map((value) => {
      const declared = field.optionLabels?.[value];
      const word = declared === undefined ? value : text(`options.${name}.${value}`, declared);
      const label = translate('facings.files.labeled', { name: fieldLabel(name), text: word });
      return { name, value, label };
    });
  });
};

const canSetBack = ({ edit }: AnyDeclaration, name: string): boolean =>
  edit?.canUndo === true || edit?.canUndo?.includes(name) === true;

/** Sends one value of one record, and takes it back. */
const useSetting = (declaration: AnyDeclaration) => {
  const change = useChangeStored(declaration);
  const undoEach = useUndoEach(declaration);

  /** @returns the stored value before */
  const set = async ({ id }: RaRecord, { name, value }: ValueChoice): Promise<unknown> => {
    const stored = await change(id, { [name]: value }, (record) => record[name] !== value);
    return stored[name];
  };

  const undo = (
    records: readonly RaRecord[],
    { name, value }: ValueChoice,
    before: ReadonlyMap<unknown, unknown>,
  ): Promise<void> =>
    undoEach(records, async ({ id }) => {
      const earlier = before.get(id);
      // Any other value is a newer one, which stays.
      const isOurs = (record: RaRecord) => record[name] === value && value !== earlier;
      const stored = await change(id, { [name]: earlier }, isOurs);
      if (![value, earlier].includes(stored[name])) throw changedSince();
    });

  return { set, undo };
};

/** Sets a declared field to one value for all selected records. */
export const SetSelected = ({ declaration, selected }: SelectionToolProps) => {
  const words = useWords(declaration);
  const { translate, kind } = words;
  const choices = useChoices(declaration);
  const noticeFailure = useFailureNotice();
  const { set, undo } = useSetting(declaration);
  const { picking, open, choiceOf, close } = usePicking({ declaration, selected });
  const picked = (listOf(declaration).setForSelected ?? []).filter((name) =>
    isPickedField(declaration, name),
  );
  const { ask, isReading, question } = useSelectedRun({ declaration, selected });
  const { button, popup } = usePopup('menu');
  const label = translate('facings.selection.set');

  const taskOf = (choice: ValueChoice): SelectedTask => {
    const { name, value } = choice;
    const before = new Map<unknown, unknown>();
    const hint = declaration.fields[name]?.hint;
    const canUndo = canSetBack(declaration, name);
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
      detailsOf: () => (
        <Typography color="text.secondary" sx={{ mt: 1, '&:empty': { display: 'none' } }}>
          {[
            ...(hint === undefined ? [] : [words.text(`hints.${name}`, hint)]),
            ...(canUndo ? [] : [translate('facings.selection.noUndo')]),
          ].join(' ')}
        </Typography>
      ),
      doneOf: (records) => counted('setDone', records),
      fits: (record) => record[name] !== value,
      isValue: true,
      send: eachRecord(async (record) => before.set(record.id, await set(record, choice))),
      // As for a single record.
      ...(canUndo && {
        undo: (records: readonly RaRecord[]) => void undo(records, choice, before),
      }),
    };
  };

  const pick = async (name: string, value: string | number): Promise<void> => {
    close();
    try {
      ask(taskOf(await choiceOf(name, value)));
    } catch (error) {
      noticeFailure(error);
    }
  };

  if (choices.length === 0 && picked.length === 0) return null;
  return (
    <>
      <BarButton label={label} startIcon={<Tune />} loading={isReading} {...button} />
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
          {picked.map((name) => (
            <MenuItem
              key={name}
              onPointerEnter={() => void loadPick()}
              onClick={() => {
                onClose();
                void open(name);
              }}
            >
              {`${words.fieldLabel(name)}…`}
            </MenuItem>
          ))}
        </Menu>
      ))}
      {picking && (
        <OverlayBoundary onClose={close}>
          <PickValue
            declaration={declaration}
            {...picking}
            onPick={(value) => void pick(picking.name, value)}
            onClose={close}
          />
        </OverlayBoundary>
      )}
      {question}
    </>
  );
};
