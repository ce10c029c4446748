import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useMemo, useRef, type RefCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { JsonField } from '../../schema/field';
import { jsonFaultOf } from '../../schema/rules/readJson';
import type { InputProps } from '../contract';
import { useFieldInput } from '../shared/useFieldInput';
import type { EditorHandle } from './editor/handle';
import { EditorFrame } from './EditorFrame';
import { PlainJsonInput } from './PlainJsonInput';
import { useCodeEditor, type CodeEditorFile } from './useCodeEditor';
import { useEditorWords } from './useEditorWords';
import { useJsonText } from './useJsonText';

interface WaitingTextProps {
  readonly text: string;
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly register: RefCallback<{ readonly focus: () => void }>;
  readonly isRequired: boolean;
}

const Area = styled('textarea')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 160,
  padding: theme.spacing(1),
  border: 0,
  outline: 'none',
  resize: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
}));

/** Read-only text that is shown until the editor has loaded. */
const WaitingText = ({ text, labelledBy, describedBy, register, isRequired }: WaitingTextProps) => (
  <Area
    ref={register}
    value={text}
    readOnly
    aria-busy
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    aria-required={isRequired}
    spellCheck={false}
  />
);

interface FaultButtonProps {
  readonly text: string;
  readonly onGo: () => void;
}

/** The position of the error; a click moves the cursor there. */
const FaultButton = ({ text, onGo }: FaultButtonProps) => (
  <Link
    component="button"
    type="button"
    onClick={onGo}
    sx={{ font: 'inherit', textAlign: 'start', color: 'inherit', minHeight: 24, display: 'block' }}
  >
    {text}
  </Link>
);

/** A long JSON text in an editor with line numbers; the error below links to its position. */
export const LongJsonInput = (props: InputProps<JsonField>) => {
  const loaded = useCodeEditor();
  return loaded === 'failed' ? (
    <PlainJsonInput {...props} />
  ) : (
    <LoadedInput {...props} CodeEditor={loaded?.CodeEditor} />
  );
};

type LoadedProps = InputProps<JsonField> & {
  readonly CodeEditor: CodeEditorFile['CodeEditor'] | undefined;
};

const LoadedInput = ({ CodeEditor, ...props }: LoadedProps) => {
  const { isDisabled = false, autoFocus = false } = props;
  const translate = useTranslate();
  const words = useEditorWords();
  const state = useFieldInput(props);
  const { id, control, error, isRequired } = state;
  const { text: held, take } = useJsonText(control.value);
  // The editor only uses line feeds.
  const text = useMemo(() => held.replace(/\r\n?/g, '\n'), [held]);
  const fault = useMemo(() => (text.trim() === '' ? undefined : jsonFaultOf(text)), [text]);
  const told = fault && translate('facings.fields.json.fault', { ...fault });
  const editor = useRef<EditorHandle>(null);
  const named = { labelledBy: `${id}-label`, describedBy: `${id}-helper-text` };
  return (
    <EditorFrame
      state={state}
      isDisabled={isDisabled}
      isReady={CodeEditor !== undefined}
      editor={editor}
      fault={
        told === undefined ? null : (
          <FaultButton text={told} onGo={() => editor.current?.goToFault()} />
        )
      }
    >
      {CodeEditor ? (
        <CodeEditor
          {...named}
          ref={editor}
          text={text}
          onChange={(next) => {
            // Wrapped in an event, because react-hook-form treats an object with a `target` as an event.
            control.onChange({ target: { name: control.name, value: take(next) } });
          }}
          onBlur={control.onBlur}
          register={control.ref}
          fault={fault}
          faultText={told}
          words={words}
          isInvalid={error !== undefined}
          isRequired={isRequired}
          isReadOnly={isDisabled}
          autoFocus={autoFocus}
        />
      ) : (
        <WaitingText {...named} text={text} register={control.ref} isRequired={isRequired} />
      )}
    </EditorFrame>
  );
};
