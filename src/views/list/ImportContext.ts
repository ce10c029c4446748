import { createContext } from 'react';
import type { LazyComponent, ToolProps } from '../../schema/takeOver';

/**
 * The dialog that imports the records of any entity whose declaration has `bulk.import`. It is a screen, which views do
 * not import: the console hands it down. Without it no list offers an import.
 */
export const ImportContext = createContext<LazyComponent<ToolProps> | null>(null);
