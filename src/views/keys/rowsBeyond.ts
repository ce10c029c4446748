/** Leads past the last or the first row of a page to the page after or before it; false where there is none. */
import { createContext } from 'react';

export type RowsBeyond = (direction: 1 | -1) => boolean;

export const RowsBeyondContext = createContext<RowsBeyond | null>(null);
