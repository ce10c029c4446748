import { unfoldAll } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { Annotation, Compartment, EditorState, Transaction, type Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type Ref,
  type RefCallback,
} from 'react';
import { readJson, type JsonFault } from '../../../../src/schema/rules/readJson';
import type { EditorHandle, EditorWords } from '../useEditorWords';
import { changesOf } from './changesOf';
import { extensionsOf } from './extensions';
import { foldsOf, refold } from './folds';

/** Returns the index of the error, at most the end of the text. Columns count whole characters. */
const faultAt = (doc: Text, { line, column }: JsonFault): number => {
  const at = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const before = Array.from(at.text)
    .slice(0, column - 1)
    .join('');
  return at.from + before.length;
};

export interface CodeEditorProps {
  readonly ref: Ref<EditorHandle>;
  /** Lines end with a line feed only. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  /** Receives the element that the form focuses after an error. */
  readonly register: RefCallback<{ readonly focus: () => void }>;
  readonly fault: JsonFault | undefined;
  /** Message at the error. */
  readonly faultText: string | undefined;
  readonly words: EditorWords;
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
  readonly autoFocus: boolean;
}

/** Marks a change that came from the form, so that it is not reported back to the form. */
const fromForm = Annotation.define<true>();

type Said = Pick<
  CodeEditorProps,
  'labelledBy' | 'describedBy' | 'isInvalid' | 'isRequired' | 'isReadOnly'
>;

const saidOf = ({ labelledBy, describedBy, isInvalid, isRequired, isReadOnly }: Said) => [
  EditorState.readOnly.of(isReadOnly),
  EditorView.contentAttributes.of({
    // The element is focusable anyway; the explicit attribute helps checkers that look for focusable scroll areas.
    tabindex: '0',
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': String(isInvalid),
    'aria-required': String(isRequired),
    'aria-readonly': String(isReadOnly),
  }),
];

/** CodeMirror as a controlled input. Changes from outside keep the cursor and the undo history. */
export const CodeEditor = ({
  ref,
  text,
  onChange,
  onBlur,
  register,
  fault,
  faultText = '',
  words,
  labelledBy,
  describedBy,
  isInvalid,
  isRequired,
  isReadOnly,
  autoFocus,
}: CodeEditorProps) => {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  /** The text that the form knows, kept to skip updates that change nothing. */
  const known = useRef(text);
  const tell = useRef({ onChange, onBlur });
  const said = useRef(new Compartment());
  const spoken = useRef(new Compartment());
  const begin = useRef({ text, autoFocus, words });
  useEffect(() => {
    tell.current = { onChange, onBlur };
  });

  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const { text: doc, words: first } = begin.current;
    const made = new EditorView({
      parent: box.current,
      doc,
      extensions: [
        spoken.current.of(extensionsOf(first)),
        said.current.of([]),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (!docChanged || transactions.some((each) => each.annotation(fromForm))) return;
          known.current = state.doc.toString();
          tell.current.onChange(known.current);
        }),
        EditorView.domEventHandlers({
          blur: () => {
            tell.current.onBlur();
          },
        }),
      ],
    });
    view.current = made;
    known.current = doc;
    made.dispatch({ effects: foldsOf(made.state) });
    if (begin.current.autoFocus) made.focus();
    return () => {
      view.current = null;
      made.destroy();
    };
  }, []);

  useEffect(() => {
    register({ focus: () => view.current?.focus() });
    return () => {
      register(null);
    };
  }, [register]);

  useLayoutEffect(() => {
    view.current?.dispatch({
      effects: said.current.reconfigure(
        saidOf({ labelledBy, describedBy, isInvalid, isRequired, isReadOnly }),
      ),
    });
  }, [labelledBy, describedBy, isInvalid, isRequired, isReadOnly]);

  useLayoutEffect(() => {
    if (words === begin.current.words) return;
    begin.current = { ...begin.current, words };
    view.current?.dispatch({ effects: spoken.current.reconfigure(extensionsOf(words)) });
  }, [words]);

  useLayoutEffect(() => {
    if (text === known.current) return;
    const changes = changesOf(known.current, text);
    known.current = text;
    if (!view.current) return;
    view.current.dispatch({
      changes,
      annotations: [fromForm.of(true), Transaction.addToHistory.of(false)],
    });
    refold(view.current);
  }, [text]);

  useEffect(() => {
    const made = view.current;
    // While the person is typing, the error belongs to an outdated text.
    if (!made || known.current !== text) return;
    const from = fault ? faultAt(made.state.doc, fault) : 0;
    const to = Math.min(from + 1, made.state.doc.lineAt(from).to);
    made.dispatch(
      setDiagnostics(
        made.state,
        fault ? [{ from, to, severity: 'error', message: faultText }] : [],
      ),
    );
  }, [fault, faultText, text]);

  useImperativeHandle(ref, () => {
    const goToFault = () => {
      const made = view.current;
      if (!made) return;
      const at = fault ? faultAt(made.state.doc, fault) : made.state.selection.main.head;
      made.dispatch({ selection: { anchor: at }, scrollIntoView: true });
      made.focus();
    };
    return {
      goToFault,
      focus: () => view.current?.focus(),
      format: () => {
        const made = view.current;
        const read = readJson(known.current);
        if (!made) return;
        if (!read) {
          goToFault();
          return;
        }
        const changes = changesOf(known.current, JSON.stringify(read.value, null, 2));
        made.dispatch({ changes, userEvent: 'input.format' });
      },
      fold: () => {
        const made = view.current;
        made?.dispatch({ effects: foldsOf(made.state, 2) });
      },
      unfold: () => {
        if (view.current) unfoldAll(view.current);
      },
    };
  }, [fault]);

  return <div ref={box} />;
};
