/** Base address of files whose records contain only a key. The app provides it from the deployment. */
import { createContext, createElement, useContext, type ReactNode } from 'react';

const DeliveryContext = createContext('');

export const DeliveryProvider = ({
  cdnUrl,
  children,
}: {
  readonly cdnUrl: string;
  readonly children: ReactNode;
}) => createElement(DeliveryContext.Provider, { value: cdnUrl }, children);

/** Without a trailing slash; '' if the deployment does not define it. */
export const useDelivery = (): string => useContext(DeliveryContext);
