/** Where files are that a record names by a key alone; the app knows it from the deployment. */
import { createContext, createElement, useContext, type ReactNode } from 'react';

const DeliveryContext = createContext('');

export const DeliveryProvider = ({
  cdnUrl,
  children,
}: {
  readonly cdnUrl: string;
  readonly children: ReactNode;
}) => createElement(DeliveryContext.Provider, { value: cdnUrl }, children);

/** Without a slash at its end; '' where the deployment names no such place. */
export const useDelivery = (): string => useContext(DeliveryContext);
