import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { cellFault } from '../../schema/rules/cellRule';
import type { RuleMessage } from '../../schema/rules/message';
import type { EntryColumn } from '../entries/types';
import type { GridOption } from '../types';
import type { Place } from '../board/area';
import type { GridBoard } from './sheetBoard';
import { nearest } from '../board/layout';
import { isComposing, rowNumber } from './look';
import { filterOptions, useOptions, valueOf, type Options } from './options';

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly found: Options;
  readonly options: readonly GridOption[];
  /** How many more options match. */
  readonly more: number;
  readonly at: number;
  readonly onPick: (value: string) => void;
}

const optionId = (id: string, at: number): string => `${id}-${String(at)}`;

/** The options for a cell, below its input. The focus stays in the input. */
const OptionList = ({ id, label, found, options, more, at, onPick }: OptionListProps) => {
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const option = list.current?.children[at];
    if (!list.current || !(option instanceof HTMLElement)) return;
    const { scrollTop, clientHeight } = list.current;
    // Scrolls only the list, not the page.
    list.current.scrollTop = nearest(
      scrollTop,
      clientHeight,
      option.offsetTop,
      option.offsetTop + option.offsetHeight,
    );
  }, [at]);

  const line =
    found.state !== 'ready'
      ? translate(`facings.grid.options.${found.state}`)
      : options.length === 0
        ? translate('facings.grid.options.none')
        : more > 0
          ? translate('facings.grid.options.more', { smart_count: more })
          : null;
  return (
    <>
      <div ref={list} id={id} role="listbox" aria-label={label} className="options">
        {options.map((option, index) => (
          // The input has the focus and handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={option.value}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === at}
            onPointerDown={(event) => {
              event.preventDefault();
            }}
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              onPick(option.value);
            }}
          >
            {option.label}
          </div>
        ))}
      </div>
      {line !== null && (
        <p role="status" className="line">
          {line}
        </p>
      )}
    </>
  );
};

/** Where the selection moves after an edit. */
export type Next = 'down' | 'up' | 'right' | 'left' | 'stay';

export interface Editing {
  readonly place: Place;
  /** The model's row number; -1 on the blank last line. */
  readonly row: number;
  readonly text: string;
  /** Started by typing: arrow keys move to the next cell. */
  readonly isTyped: boolean;
  readonly isOpen: boolean;
}

interface EditorProps {
  readonly board: GridBoard;
  readonly editing: Editing;
  readonly faultText: (fault: RuleMessage) => string;
  /** Null if nothing was typed. */
  readonly onDone: (text: string | null, next: Next) => void;
}

/** Space in px that the list needs below the cell; with less, it opens above. */
const roomForList = 260;

/** Minimum width of the input in px. */
const leastWidth = 140;

/** The input over the edited cell. It shows errors while the user types. */
export const Editor = ({ board, editing, faultText, onDone }: EditorProps) => {
  const translate = useTranslate();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const { place, row } = editing;
  const column = board.model.columns[place.column];
  if (!column) throw new Error(`There is no column ${String(place.column)} to edit.`);

  const [draft, setDraft] = useState<string | null>(null);
  /** Index of the highlighted option; null before the user moves, then the cell's value is highlighted. */
  const [at, setAt] = useState<number | null>(null);
  const [isListed, setListed] = useState(editing.isOpen || column.kind === 'onOff');
  const [isAbove, setAbove] = useState(false);
  const found = useOptions(column);
  // If an input method starts but writes nothing, the text is kept.
  const text = draft ?? (editing.isTyped ? '' : editing.text);
  const { options, more } = filterOptions(found?.options ?? [], draft === '' ? null : draft);
  const isOpen = found !== null && isListed;
  const isUntouched = draft === null && !editing.isTyped;
  const stands = isUntouched ? options.findIndex(({ value }) => value === editing.text) : -1;
  const active = isOpen ? Math.min(at ?? stands, options.length - 1) : -1;

  const rule = (column as Partial<EntryColumn>).rule;
  const typedFault = rule && draft !== null ? cellFault(rule, valueOf(options, draft)) : null;
  const storedFault = isUntouched && row >= 0 ? board.model.faultAt(row, place.column) : null;
  const fault = draft === null ? storedFault : typedFault;

  useLayoutEffect(() => {
    const follow = () => {
      const element = box.current;
      const at = board.boxOf(place);
      if (!element) return;
      element.style.visibility = at ? '' : 'hidden';
      if (!at) return;
      const { width: room } = board.viewport();
      const width = Math.min(room - 8, Math.max(at.width + 1, leastWidth));
      const left = Math.max(0, Math.min(at.left, room - width));
      element.style.transform = `translate(${String(left)}px, ${String(at.top)}px)`;
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

  const finish = (value: string | null, next: Next) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(value, next);
  };
  const commitTyped = (next: Next) => {
    finish(draft === null ? null : valueOf(found?.options ?? [], draft), next);
  };
  const commit = (next: Next) => {
    const picked = options[active]?.value;
    if (picked === undefined) commitTyped(next);
    else finish(picked === editing.text ? null : picked, next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // The input method handles this key.
    if (isComposing(event.nativeEvent)) return;
    const { key, shiftKey } = event;
    const isVertical = key === 'ArrowDown' || key === 'ArrowUp';
    if (key === 'Escape') finish(null, 'stay');
    else if (key === 'Enter') commit(shiftKey ? 'up' : 'down');
    else if (key === 'Tab') commit(shiftKey ? 'left' : 'right');
    else if (isVertical && found) {
      const count = options.length;
      if (!isListed) setListed(true);
      else if (count > 0)
        setAt(key === 'ArrowDown' ? (active + 1) % count : (active - 1 + count) % count);
    } else if (isVertical && editing.isTyped) commit(key === 'ArrowDown' ? 'down' : 'up');
    else return;
    event.preventDefault();
  };

  const label = translate('facings.grid.editCell', {
    column: column.label,
    row: row < 0 ? place.row + 1 : rowNumber(board.model, row),
  });
  const listId = `${id}-list`;
  const faultId = `${id}-fault`;
  return (
    <div ref={box} className="editor">
      <input
        ref={input}
        type="text"
        aria-label={label}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={column.kind === 'number' ? 'decimal' : 'text'}
        className={column.isCode ? 'code' : undefined}
        aria-required={column.isRequired === true}
        aria-invalid={fault !== null}
        aria-describedby={fault ? faultId : undefined}
        {...(found && {
          role: 'combobox',
          'aria-expanded': isOpen,
          'aria-controls': listId,
          'aria-autocomplete': 'list' as const,
          'aria-activedescendant': active >= 0 ? optionId(listId, active) : undefined,
        })}
        onChange={({ target: { value } }) => {
          setDraft(value);
          if (!found) return;
          setListed(true);
          // For an on/off column, preselect the first match. For names, preselect none.
          setAt(column.kind === 'onOff' && value !== '' ? 0 : -1);
        }}
        onClick={() => {
          if (found) setListed(true);
        }}
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
            found={found}
            options={options}
            more={more}
            at={active}
            onPick={(value) => {
              finish(value === editing.text ? null : value, 'stay');
            }}
          />
        )}
      </div>
    </div>
  );
};
