import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { GridOption } from '../types';
import { nearest } from './layout';
import type { Options } from './useOptions';

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

export const optionId = (id: string, at: number): string => `${id}-${String(at)}`;

/** The options for a cell, below its input. The focus stays in the input. */
export const OptionList = ({ id, label, found, options, more, at, onPick }: OptionListProps) => {
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
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
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
