import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState, type ComponentType, type RefCallback } from 'react';
import { useTranslate } from 'react-admin';
import { JsonInput, useJsonText } from '../../../src/fields/json/JsonInput';
import { useFieldInput } from '../../../src/fields/shared/useFieldInput';
import { useOwnField } from '../../../src/fields/useDeclaration';
import { jsonFaultOf } from '../../../src/schema/rules/readJson';
import type { OwnInputProps } from '../../../src/schema/takeOver';
import type { CodeEditorProps } from './editor/CodeEditor';
import { EditorFrame } from './EditorFrame';
import { useEditorWords, type EditorHandle } from './useEditorWords';
import { useShareParts } from './useTemplatePart';

// Loads the editor's code when the first template is shown; browsers cache it.

interface CodeEditorFile {
  readonly CodeEditor: ComponentType<CodeEditorProps>;
}

/** The editor measures text positions, so it cannot run in a document without layout (tests). */
const canShow = (): boolean => 'getClientRects' in Range.prototype;

let loaded: CodeEditorFile | undefined;

/** Null while loading; 'failed' if it cannot be loaded, in which case a plain text box replaces it. */
const useCodeEditor = (): CodeEditorFile | 'failed' | null => {
  const [state, setState] = useState<CodeEditorFile | 'failed' | null>(() =>
    canShow() ? (loaded ?? null) : 'failed',
  );
  useEffect(() => {
    if (!canShow()) return undefined;
    let isWanted = true;
    import('./editor/CodeEditor').then(
      (file) => {
        loaded = file;
        if (isWanted) setState(file);
      },
      (error: unknown) => {
        reportError(error);
        if (isWanted) setState('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return state;
};

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

/**
 * A template may list thousands of products, so it is edited with line numbers and folds; the error below links to its
 * position. Its return URL and its products have inputs of their own, which follow it.
 */
export const TemplateInput = (props: OwnInputProps) => {
  const loaded = useCodeEditor();
  const { source, disabled = false, autoFocus = false } = props;
  const field = useOwnField(source, 'json');
  const share = useShareParts();
  return loaded === 'failed' ? (
    <JsonInput
      source={source}
      field={field}
      purpose="edit"
      isDisabled={disabled}
      autoFocus={autoFocus}
      onTake={share}
    />
  ) : (
    <LoadedInput {...props} CodeEditor={loaded?.CodeEditor} />
  );
};

interface LoadedProps extends OwnInputProps {
  readonly CodeEditor: CodeEditorFile['CodeEditor'] | undefined;
}

const LoadedInput = ({
  CodeEditor,
  source,
  disabled: isDisabled = false,
  autoFocus = false,
}: LoadedProps) => {
  const translate = useTranslate();
  const words = useEditorWords();
  const state = useFieldInput({ source, field: useOwnField(source, 'json') });
  const share = useShareParts();
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
            const taken = take(next);
            // Wrapped in an event, because react-hook-form treats an object with a `target` as an event.
            control.onChange({ target: { name: control.name, value: taken } });
            share(taken);
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
