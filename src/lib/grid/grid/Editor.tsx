import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { hasBreak } from '../../text/plainText';
import { cellFault, isMultiline } from '../../rules/cellRule';
import type { RuleMessage } from '../../rules/message';
import type { BoardPlace } from '../board/area';
import { isComposing } from './keys';
import { filterOptions, OptionList, optionId, useOptions, optionValueOf } from './options';
import type { GridBoard } from './sheetBoard';
import { rowNumber } from './sheetRow';

/** Where the selection moves after an edit. */
export type Next = 'down' | 'up' | 'right' | 'left' | 'stay';

export interface CellEditing {
  readonly place: BoardPlace;
  /** The model's row number; -1 on the blank last line. */
  readonly row: number;
  readonly text: string;
  /** The user types over the cell: arrow keys move to the next one. */
  readonly isTyped: boolean;
  /** The list of options is open from the start. */
  readonly isOpen: boolean;
}

interface EditorProps {
  readonly board: GridBoard;
  readonly editing: CellEditing;
  readonly faultText: (fault: RuleMessage) => string;
  /** Null if nothing was typed. */
  readonly onDone: (text: string | null, next: Next) => void;
}

/** Space in px that the list needs below the cell; with less, it opens above. */
const roomForList = 260;

/** Maximum number of lines that the editor shows without scrolling. */
const maxLines = 8;

/** Minimum width of the input in px. */
const minWidth = 140;

/** The input over the edited cell. It shows errors while the user types. */
export const Editor = ({ board, editing, faultText, onDone }: EditorProps) => {
  const translate = useTranslate();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  const { place, row, isTyped } = editing;
  const { model } = board;
  const column = model.columns[place.column];
  if (!column) throw new Error(`There is no column ${String(place.column)} to edit.`);
  // An input of one line would drop the breaks of a text and join its words.
  const Tag = isMultiline(column) || hasBreak(editing.text) ? 'textarea' : 'input';

  const [draft, setDraft] = useState<string | null>(null);
  /** Index of the highlighted option; null before the user moves, then the cell's value is highlighted. */
  const [at, setAt] = useState<number | null>(null);
  const [isListed, setListed] = useState(editing.isOpen || column.kind === 'onOff');
  const [isAbove, setAbove] = useState(false);
  const loaded = useOptions(column);
  const all = loaded?.options ?? [];
  const { options, more } = filterOptions(all, draft === '' ? null : draft);
  const isOpen = loaded !== null && isListed;
  const isUntouched = draft === null && !isTyped;
  const current = isUntouched ? options.findIndex(({ value }) => value === editing.text) : -1;
  const active = isOpen ? Math.min(at ?? current, options.length - 1) : -1;

  const typedFault =
    column.rule && draft !== null ? cellFault(column.rule, optionValueOf(options, draft)) : null;
  const storedFault = isUntouched && row >= 0 ? model.faultAt(row, place.column) : null;
  const fault = typedFault ?? storedFault;

  useLayoutEffect(() => {
    const follow = () => {
      const element = box.current;
      const cell = board.boxOf(place);
      if (!element) return;
      element.style.visibility = cell ? '' : 'hidden';
      if (!cell) return;
      const { width: room } = board.size();
      const width = Math.min(room - 8, Math.max(cell.width + 1, minWidth));
      const left = Math.max(0, Math.min(cell.left, room - width));
      element.style.transform = `translate(${String(left)}px, ${String(cell.top)}px)`;
      element.style.width = `${String(width)}px`;
    };
    follow();
    const below = window.innerHeight - (box.current?.getBoundingClientRect().bottom ?? 0);
    setAbove(below < roomForList && window.innerHeight > 2 * roomForList);
    return board.onDrawn(follow);
  }, [board, place]);

  useLayoutEffect(() => {
    const element = input.current;
    element?.focus({ preventScroll: true });
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);

  const finish = (text: string | null, next: Next) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(text, next);
  };
  const commitTyped = (next: Next) => {
    // As in a form's picker: the only option that matches is what a text means that is no value itself.
    const [only, ...others] = fault === null ? [] : options;
    const isMeant = only !== undefined && others.length === 0 && draft?.trim() !== '';
    finish(draft === null ? null : isMeant ? only.value : optionValueOf(all, draft), next);
  };
  const pick = (value: string, next: Next) => finish(value === editing.text ? null : value, next);
  const commit = (next: Next) => {
    const picked = options[active];
    if (picked) pick(picked.value, next);
    else commitTyped(next);
  };

  const type = (text: string) => {
    setDraft(text);
    setListed(true);
    // For an on/off column, preselect the first match. For names, preselect none.
    setAt(column.kind === 'onOff' && text !== '' ? 0 : -1);
  };
  const breakLine = () => {
    const element = input.current;
    if (!element) return;
    element.setRangeText('\n', element.selectionStart, element.selectionEnd, 'end');
    type(element.value);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // The input method handles this key.
    if (isComposing(event.nativeEvent)) return;
    const { key, shiftKey, altKey } = event;
    if (key === 'Enter' && altKey) {
      event.preventDefault();
      if (isMultiline(column)) breakLine();
      return;
    }
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (key === 'Escape') finish(null, 'stay');
    else if (key === 'Enter') commit(shiftKey ? 'up' : 'down');
    else if (key === 'Tab') commit(shiftKey ? 'left' : 'right');
    else if (step !== 0 && loaded) {
      const count = options.length;
      if (!isListed) setListed(true);
      else if (count > 0)
        setAt(step > 0 ? (active + 1) % count : (active <= 0 ? count : active) - 1);
    } else if (step !== 0 && isTyped) commit(step > 0 ? 'down' : 'up');
    else return;
    event.preventDefault();
  };

  const lines = Math.min(maxLines, (draft ?? editing.text).split('\n').length);
  const listId = `${id}-list`;
  const faultId = `${id}-fault`;
  return (
    <div ref={box} className="editor">
      <Tag
        ref={input}
        {...(Tag === 'input' ? { type: 'text' } : { rows: lines })}
        aria-label={translate('facings.grid.editCell', {
          column: column.label,
          row: row < 0 ? place.row + 1 : rowNumber(model, row),
        })}
        // If an input method starts but writes nothing, the text is kept.
        value={draft ?? (isTyped ? '' : editing.text)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={column.kind === 'number' ? 'decimal' : 'text'}
        className={column.isCode ? 'code' : undefined}
        aria-required={column.isRequired === true}
        aria-invalid={fault !== null}
        aria-describedby={fault ? faultId : undefined}
        {...(loaded && {
          role: 'combobox',
          'aria-expanded': isOpen,
          'aria-controls': listId,
          'aria-autocomplete': 'list' as const,
          'aria-activedescendant': active >= 0 ? optionId(listId, active) : undefined,
        })}
        onChange={({ target: { value } }) => type(value)}
        onClick={() => setListed(true)}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => {
          // If the whole window loses focus, the edit continues on return. A highlighted but unconfirmed option is not
          // taken.
          if (relatedTarget !== null || document.hasFocus()) commitTyped('stay');
        }}
      />
      <div className={isAbove ? 'popup above' : 'popup'}>
        <p id={faultId} role="alert" className="fault" hidden={!fault}>
          {fault && faultText(fault)}
        </p>
        {isOpen && (
          <OptionList
            id={listId}
            label={column.label}
            state={loaded.state}
            options={options}
            more={more}
            active={active}
            onPick={(value) => pick(value, 'stay')}
          />
        )}
      </div>
    </div>
  );
};
