/** Moves past the last or first row to the next or previous page; false if there is none. */
import { createContext } from 'react';

export type RowsBeyond = (direction: 1 | -1) => boolean;

export const RowsBeyondContext = createContext<RowsBeyond | null>(null);
