/** The declarations that references point to. The app provides them, so that no field imports them. */
import { createContext, createElement, useContext, type ReactNode } from 'react';
import type { Registry } from '../schema/registry';

export const RegistryContext = createContext<Registry | null>(null);

export const RegistryProvider = ({
  registry,
  children,
}: {
  readonly registry: Registry;
  readonly children: ReactNode;
}) => createElement(RegistryContext.Provider, { value: registry }, children);

/** @throws if there is no provider above, which is a mistake in the code */
export const registryIn = (registry: Registry | null): Registry => {
  if (!registry) throw new Error('No RegistryProvider stands above.');
  return registry;
};

export const useRegistry = (): Registry => registryIn(useContext(RegistryContext));
