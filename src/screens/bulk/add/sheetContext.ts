/** The declaration of the records to create, for components deep in the steps. */
import { createContext, useContext } from 'react';
import type { AnyDeclaration } from '../../../schema/defineResource';

export const SheetDeclaration = createContext<AnyDeclaration | null>(null);

export const useSheetDeclaration = (): AnyDeclaration => {
  const declaration = useContext(SheetDeclaration);
  if (!declaration) throw new Error('No sheet stands above.');
  return declaration;
};
