/**
 * A text that is typed into a picker and left, by Tab or a click elsewhere: the exact match is taken, or the only one.
 * Otherwise the text stays, the field says so, and its form is not saved as if nothing were typed.
 */
import { createContext, useContext, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { foldedText } from '../../lib/text/plainText';
import type { AskState } from './entry';

/** Messages of typed texts that are no choice yet, by the field's name. */
export type OpenChoices = Map<string, string>;

/** A form provides its own; react-admin's stock forms share one. */
export const OpenChoicesContext = createContext<OpenChoices>(new Map());

interface Option {
  readonly label: string;
}

/** The option that a typed text means; undefined if it could mean none or several. */
export const meantBy = <Own extends Option>(text: string, options: readonly Own[]) => {
  const wanted = foldedText(text.trim());
  const exact = options.filter(({ label }) => foldedText(label) === wanted);
  const [only, ...others] = exact.length > 0 ? exact : options;
  return others.length === 0 ? only : undefined;
};

interface TypedChoiceOptions<Own extends Option> {
  /** The field's name in its form. */
  readonly name: string | undefined;
  /** The options that match the typed text. */
  readonly options: readonly Own[];
  readonly state: AskState;
  /** Chooses the option, and removes the text by `setText(null)`. */
  readonly onTake: (option: Own) => void;
  readonly noneText?: string | undefined;
  /** False if taking does more than filling in a field. */
  readonly isTakenOnBlur?: boolean;
}

export const useTypedChoice = <Own extends Option>({
  name,
  options,
  state,
  onTake,
  noneText,
  isTakenOnBlur = true,
}: TypedChoiceOptions<Own>) => {
  const translate = useTranslate();
  const id = useId();
  const key = name ?? id;
  const choices = useContext(OpenChoicesContext);
  const [text, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const isLoading = state === 'loading' || state === 'idle';
  const isOpen = text !== null && text.trim() !== '';
  const meant = isOpen && isTakenOnBlur && state === 'ready' ? meantBy(text, options) : undefined;

  const setText = (next: string | null) => {
    setTyped(next);
    setIsLeft(false);
  };
  const take = useEffectEvent(onTake);
  useEffect(() => {
    if (isLeft && meant) take(meant);
  }, [isLeft, meant]);

  const reason = isLoading ? 'searching' : options.length > 0 ? 'several' : 'none';
  const problem =
    reason === 'none' && noneText !== undefined
      ? noneText
      : translate(`facings.fields.typed.${reason}`, { text });
  const message = isOpen ? problem : undefined;
  useEffect(() => {
    if (message === undefined) return undefined;
    choices.set(key, message);
    return () => {
      choices.delete(key);
    };
  }, [choices, key, message]);

  return {
    /** Null if nothing is typed: the input shows what is chosen. */
    text,
    setText,
    leave: () => {
      if (isOpen) setIsLeft(true);
      else setTyped(null);
    },
    /** Why the text that was left is no choice. */
    message: isLeft && !isLoading && !meant ? message : undefined,
  };
};
