import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import { nearest } from '../board/layout';
import type { GridColumn, GridOption } from '../types';
import { plainKey } from '../../text/plainText';

/** Whether the column's cells have a list of options. */
export const hasChoices = ({ kind, options }: GridColumn): boolean =>
  kind === 'onOff' || options !== undefined;

export interface CellOptions {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly options: readonly GridOption[];
}

const loadOptions = async ({ kind, options, reads }: GridColumn) =>
  kind === 'onOff'
    ? ['true', 'false'].map((value) => ({ value, label: reads?.(value) ?? value }))
    : ((await options?.()) ?? []);

/** The options of a column for the editor; null if it has none. */
export const useOptions = (column: GridColumn): CellOptions | null => {
  const [loaded, setLoaded] = useState<CellOptions>({ state: 'loading', options: [] });
  useEffect(() => {
    if (!hasChoices(column)) return undefined;
    let isCurrent = true;
    const show = (next: CellOptions) => {
      if (isCurrent) setLoaded(next);
    };
    loadOptions(column).then(
      (options) => show({ state: 'ready', options }),
      () => show({ state: 'failed', options: [] }),
    );
    return () => {
      isCurrent = false;
    };
  }, [column]);
  return hasChoices(column) ? loaded : null;
};

const maxOptions = 100;

/** Options that contain a text, those that begin with it first; all options for null. */
export const filterOptions = (options: readonly GridOption[], typed: string | null) => {
  const sought = plainKey(typed ?? '');
  const beginning: GridOption[] = [];
  const containing: GridOption[] = [];
  for (const option of options) {
    const texts = [plainKey(option.label), plainKey(option.value)];
    if (texts.some((text) => text.startsWith(sought))) beginning.push(option);
    else if (texts.some((text) => text.includes(sought))) containing.push(option);
  }
  const all = [...beginning, ...containing];
  return { options: all.slice(0, maxOptions), more: Math.max(0, all.length - maxOptions) };
};

/** The value for a typed text: an option's value if its label was typed, else the text. */
export const optionValueOf = (options: readonly GridOption[], typed: string): string => {
  const sought = plainKey(typed);
  const named = options.find(
    ({ value, label }) => plainKey(label) === sought || plainKey(value) === sought,
  );
  return named?.value ?? typed;
};

export const optionId = (id: string, at: number): string => `${id}-${String(at)}`;

const keepFocus = (event: SyntheticEvent) => event.preventDefault();

interface OptionListProps extends CellOptions {
  readonly id: string;
  readonly label: string;
  /** How many more options match. */
  readonly more: number;
  readonly active: number;
  readonly onPick: (value: string) => void;
}

/** The options for a cell, below its input, which handles the keys. */
export const OptionList = ({
  id,
  label,
  state,
  options,
  more,
  active,
  onPick,
}: OptionListProps) => {
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const option = list.current?.children[active];
    if (!list.current || !(option instanceof HTMLElement)) return;
    const { scrollTop, clientHeight } = list.current;
    const { offsetTop, offsetHeight } = option;
    // Scrolls only the list, not the page.
    list.current.scrollTop = nearest(scrollTop, clientHeight, offsetTop, offsetTop + offsetHeight);
  }, [active]);

  const note =
    state !== 'ready'
      ? `facings.grid.options.${state}`
      : options.length === 0
        ? 'facings.fields.noMatch'
        : more > 0 && 'facings.fields.more';
  return (
    <>
      <div ref={list} id={id} role="listbox" aria-label={label} className="options">
        {options.map((option, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={option.value}
            id={optionId(id, at)}
            role="option"
            aria-selected={at === active}
            onPointerDown={keepFocus}
            onMouseDown={keepFocus}
            onClick={() => onPick(option.value)}
          >
            {option.label}
          </div>
        ))}
      </div>
      {note && (
        <p role="status" className="line">
          {translate(note, { smart_count: more })}
        </p>
      )}
    </>
  );
};
