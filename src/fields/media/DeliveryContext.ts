/** Addresses of the deployment, which the app provides: of files whose records contain only a key, and of the platform. */
import { createContext, createElement, useContext, type ReactNode } from 'react';

const DeliveryContext = createContext('');
const PlatformContext = createContext('');

export const DeliveryProvider = ({
  cdnUrl,
  platformUrl = '',
  children,
}: {
  readonly cdnUrl: string;
  readonly platformUrl?: string;
  readonly children: ReactNode;
}) =>
  createElement(
    DeliveryContext.Provider,
    { value: cdnUrl },
    createElement(PlatformContext.Provider, { value: platformUrl }, children),
  );

/** Without a trailing slash; '' if the deployment does not define it. */
export const useDelivery = (): string => useContext(DeliveryContext);

/** Without a trailing slash; '' is the console's own origin. */
export const usePlatformUrl = (): string => useContext(PlatformContext);
