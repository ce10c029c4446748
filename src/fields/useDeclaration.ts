/** The declaration of the current entity, which react-admin's ResourceContext names. */
import { use } from 'react';
import { useResourceContext } from 'react-admin';
import type { AnyDeclaration } from '../schema/defineResource';
import { registryIn, RegistryContext } from './RegistryContext';

/**
 * @param given skips the lookup
 * @throws if there is no ResourceContext, or no declaration with its name, which is a mistake in the code
 */
export const useDeclaration = (given?: AnyDeclaration): AnyDeclaration => {
  const resource = useResourceContext();
  if (given) return given;
  if (resource === undefined) throw new Error('No ResourceContext is above.');
  return registryIn(use(RegistryContext)).find(resource);
};
