import Link from '@mui/material/Link';
import { useForkRef } from '@mui/material/utils';
import { useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { JsonField } from '../../schema/field';
import { hasProtoKey, jsonFaultOf, readJson, type JsonFault } from '../../lib/rules/readJson';
import type { InputProps } from '../contract';
import { useFieldInput } from '../shared/useFieldInput';
import { TextBox } from '../text/TextBox';
import { jsonBlock } from '.';

/** Forms return copies of their values, so values are compared by their text. */
const markOf = (value: unknown): string =>
  typeof value === 'string' ? `text ${value}` : `value ${JSON.stringify(value)}`;

const ownText = (value: unknown): string =>
  typeof value === 'string' && !readJson(value) ? value : jsonBlock(value);

/** The text of a JSON value while it is edited: whitespace and key order are kept, and so is invalid JSON. */
const useJsonText = (value: unknown) => {
  const [typed, setTyped] = useState<{ text: string; mark: string } | null>(null);
  // Memoized: a list of thousands of ids must not be serialized on every render.
  const text = useMemo(
    () => (typed?.mark === markOf(value) ? typed.text : ownText(value)),
    [typed, value],
  );
  return {
    text,
    /** Parses a text: its value, the text itself if it is invalid (or JSON of a string), null if it is empty. */
    take: (typedText: string): unknown => {
      const read = readJson(typedText)?.value;
      // The form copies objects: text keeps a key that a copy would lose, until the rule refuses it.
      const isText = typeof read === 'string' || hasProtoKey(read);
      const taken = typedText.trim() === '' ? null : isText ? typedText : (read ?? typedText);
      setTyped({ text: typedText, mark: markOf(taken) });
      return taken;
    },
    /** Formats a valid text, so that it shows what will be sent; an invalid one stays as it was typed. */
    format: () => {
      if (typeof value !== 'string') setTyped(null);
    },
  };
};

const fewestRows = 4;
const mostRows = 20;

const rowsOf = (text: string): number =>
  Math.min(Math.max(text.split('\n', mostRows).length, fewestRows), mostRows);

/** Selects the first invalid character and scrolls to its line. */
const showFault = (box: HTMLTextAreaElement, { line, column }: JsonFault): void => {
  const lines = box.value.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, lineText) => sum + lineText.length + 1, 0);
  const at =
    before +
    Array.from(lines[line - 1] ?? '')
      .slice(0, column - 1)
      .join('').length;
  box.focus();
  box.setSelectionRange(at, at + 1);
  box.scrollTop = (box.scrollHeight * (line - 1)) / lines.length - box.clientHeight / 2;
};

interface JsonInputProps extends InputProps<JsonField> {
  readonly onTake?: (value: unknown) => void;
}

/** JSON as it is typed; while it is invalid, the position of the error is shown below. */
export const JsonInput = ({ onTake, ...props }: JsonInputProps) => {
  const translate = useTranslate();
  const state = useFieldInput(props);
  const { control } = state;
  const { text, take, format } = useJsonText(control.value);
  const [rows, setRows] = useState(() => rowsOf(text));
  const box = useRef<HTMLTextAreaElement>(null);
  const ref = useForkRef(box, control.ref);
  const fault = useMemo(() => (text.trim() === '' ? undefined : jsonFaultOf(text)), [text]);
  const hint = fault ? (
    <Link
      component="button"
      type="button"
      color="inherit"
      onClick={() => {
        if (box.current) showFault(box.current, fault);
      }}
      sx={{ font: 'inherit', textAlign: 'start', minHeight: 24 }}
    >
      {translate('facings.fields.json.fault', { ...fault })}
    </Link>
  ) : (
    state.hint
  );
  return (
    <TextBox
      state={{ ...state, control: { ...control, ref: ref ?? control.ref } }}
      value={text}
      onChange={({ target }) => {
        const taken = take(target.value);
        setRows((now) => Math.max(now, rowsOf(target.value)));
        // Wrapped in an event, because react-hook-form treats an object with a `target` as an event.
        control.onChange({ target: { name: control.name, value: taken } });
        onTake?.(taken);
      }}
      // The box keeps its height: a button below it must not move between the press and the release of a click.
      onBlur={format}
      isCode
      rows={rows}
      hint={hint}
    />
  );
};
