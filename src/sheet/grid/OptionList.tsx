import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import { nearest } from '../board/layout';
import type { Options } from './options';

export const optionId = (id: string, at: number): string => `${id}-${String(at)}`;

/** Keeps the focus in the input. */
const keepFocus = (event: SyntheticEvent) => {
  event.preventDefault();
};

interface OptionListProps extends Options {
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

  const note = state !== 'ready' ? state : options.length === 0 ? 'none' : more > 0 ? 'more' : null;
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
            onClick={() => {
              onPick(option.value);
            }}
          >
            {option.label}
          </div>
        ))}
      </div>
      {note && (
        <p role="status" className="line">
          {translate(`facings.grid.options.${note}`, { smart_count: more })}
        </p>
      )}
    </>
  );
};
