import type { Refused, RefusalCode, Values } from './types';

export const refused = (code: RefusalCode, values?: Values): Refused => ({
  type: 'refused',
  code,
  ...(values === undefined ? {} : { values }),
});
