/** The declarations a reference points to; the app provides them, so that no field imports them. */
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

/** @throws where no provider is above: a mistake of the code */
export const registryIn = (registry: Registry | null): Registry => {
  if (!registry) throw new Error('No RegistryProvider stands above.');
  return registry;
};

export const useRegistry = (): Registry => registryIn(useContext(RegistryContext));
