/** Adding a record of another entity from within a form: the views offer it, a reference's button asks for it. */
import { createContext, useContext } from 'react';

export interface Added {
  readonly id: string;
  /** What the record is called, as a picker shows it. */
  readonly label: string;
}

export interface Adding {
  /**
   * Opens the other entity's form. `prefill` is what the new record stands within (its organization); the answer
   * is null where the person went back.
   */
  readonly add: (
    declarationName: string,
    prefill: Readonly<Record<string, string>>,
  ) => Promise<Added | null>;
}

/** Null where nothing can be added: then there is no button. */
export const AddContext = createContext<Adding | null>(null);

export const useAdding = (): Adding | null => useContext(AddContext);
