/** The list that the shown record was opened from. */
import { createContext } from 'react';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { ParentIds } from '../../schema/routes';
import type { RouterAddress } from './routerAddress';

export interface ListBefore {
  readonly address: RouterAddress;
  readonly list: { readonly declaration: AnyDeclaration; readonly within: ParentIds } | null;
}

/** Null if the page was opened in another way: by a link, the palette, or a reload. */
export const ListBeforeContext = createContext<ListBefore | null>(null);
