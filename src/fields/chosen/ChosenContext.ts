/** The list in which records are chosen: the views draw it, a form's field asks for it. */
import { createContext, useContext, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { ChosenField } from '../../schema/field';

export interface ChosenListProps {
  /** The declaration and the field that choose, for their words. */
  readonly declaration: AnyDeclaration;
  readonly name: string;
  readonly field: ChosenField;
  /** What the rows stand within: the form's values that the field's `where` names. */
  readonly within: Readonly<Record<string, string>>;
  readonly chosen: readonly string[];
  /** Those of them that have something of their own beside their id. */
  readonly own: ReadonlySet<string>;
  /** The record that is edited; a creation has none. */
  readonly record: RaRecord | undefined;
  readonly isDisabled: boolean;
  readonly onTurn: (ids: readonly string[], isOn: boolean) => void;
}

/** Draws the list. */
export type DrawChosen = (props: ChosenListProps) => ReactNode;

/** Null where there is none: a field that needs it says so at once. */
export const ChosenContext = createContext<DrawChosen | null>(null);

export const useDrawChosen = (): DrawChosen => {
  const draw = useContext(ChosenContext);
  if (!draw) throw new Error('No ChosenContext stands above.');
  return draw;
};
