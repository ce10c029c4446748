/** The list for selecting records. The views provide it, because fields may not import them. */
import { createContext, useContext, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { ChosenField } from '../../schema/field';

export interface ChosenListProps {
  /** The declaration and the field that select, for their texts. */
  readonly declaration: AnyDeclaration;
  readonly name: string;
  readonly field: ChosenField;
  /** Parent ids of the rows: the form values that the field's `where` names. */
  readonly within: Readonly<Record<string, string>>;
  readonly chosen: readonly string[];
  /** Selected ids that have data of their own beside the id. */
  readonly own: ReadonlySet<string>;
  /** The edited record; undefined for a new one. */
  readonly record: RaRecord | undefined;
  readonly isDisabled: boolean;
  readonly onTurn: (ids: readonly string[], isOn: boolean) => void;
}

/** Renders the list. */
export type DrawChosen = (props: ChosenListProps) => ReactNode;

/** Null if there is no provider; a field that needs it then throws. */
export const ChosenContext = createContext<DrawChosen | null>(null);

export const useDrawChosen = (): DrawChosen => {
  const draw = useContext(ChosenContext);
  if (!draw) throw new Error('No ChosenContext stands above.');
  return draw;
};
