/** Creating a record of another entity from within a form. The views provide it; a reference's button uses it. */
import { createContext, useContext } from 'react';

export interface Added {
  readonly id: string;
  /** Name of the record, for the picker. */
  readonly label: string;
}

export interface Adding {
  /**
   * Opens the other entity's form. `prefill` holds the new record's parent ids (its organization). Resolves to null
   * if the person cancels.
   */
  readonly add: (
    declarationName: string,
    prefill: Readonly<Record<string, string>>,
  ) => Promise<Added | null>;
}

/** Null if nothing can be created; there is no button then. */
export const AddContext = createContext<Adding | null>(null);

export const useAddRecord = (): Adding | null => useContext(AddContext);
