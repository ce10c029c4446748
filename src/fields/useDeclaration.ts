/** The declaration of the entity at hand, which is the one react-admin's ResourceContext names. */
import { use } from 'react';
import { useResourceContext } from 'react-admin';
import type { AnyDeclaration } from '../schema/defineResource';
import { registryIn, RegistryContext } from './RegistryContext';

/**
 * @param given by a caller that knows it: nothing is looked up then
 * @throws where no ResourceContext is above, or no declaration has its name: a mistake of the code
 */
export const useDeclaration = (given?: AnyDeclaration): AnyDeclaration => {
  const resource = useResourceContext();
  if (given) return given;
  if (resource === undefined) throw new Error('No ResourceContext is above.');
  return registryIn(use(RegistryContext)).find(resource);
};
