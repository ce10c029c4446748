import { createContext, useContext } from 'react';

/** By field: a sentence of the form itself, shown with the field's hint. */
export type FieldNotes = Readonly<Record<string, string>>;

const none: FieldNotes = {};

const NotesContext = createContext(none);

export const FieldNotesProvider = NotesContext.Provider;

export const useFieldNote = (source: string): string | undefined =>
  useContext(NotesContext)[source];
