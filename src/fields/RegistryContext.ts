/** The declarations a reference points to; the app provides them, so that no field imports them. */
import { createContext, createElement, useContext, type ReactNode } from 'react';
import type { Registry } from '../schema/registry';

const RegistryContext = createContext<Registry | null>(null);

export const RegistryProvider = ({
  registry,
  children,
}: {
  readonly registry: Registry;
  readonly children: ReactNode;
}) => createElement(RegistryContext.Provider, { value: registry }, children);

export const useRegistry = (): Registry => {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('No RegistryProvider stands above.');
  return registry;
};
