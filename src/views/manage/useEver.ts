import { useState } from 'react';

/** Whether something was ever true: a dialog need not be drawn before it is opened, and stays while it closes. */
export const useEver = (isNow: boolean): boolean => {
  const [isEver, setIsEver] = useState(isNow);
  if (isNow && !isEver) setIsEver(true);
  return isEver || isNow;
};
