/** The loading state of a picker's entries. */
export type AskState = 'idle' | 'loading' | 'failed' | 'ready';

interface QueryStatus {
  readonly data: unknown;
  readonly isFetching: boolean;
  readonly isError: boolean;
}

/** Loaded data stays visible, even if reloading fails. */
export const askStateOf = ({ data, isFetching, isError }: QueryStatus): AskState => {
  if (data !== undefined) return 'ready';
  if (isFetching) return 'loading';
  return isError ? 'failed' : 'idle';
};
