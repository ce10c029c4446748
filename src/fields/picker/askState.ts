/** How far the question behind a menu has come. */
export type AskState = 'idle' | 'loading' | 'failed' | 'ready';

interface Asked {
  readonly data: unknown;
  readonly isFetching: boolean;
  readonly isError: boolean;
}

/** What was answered once is shown, even where asking again fails. */
export const askStateOf = ({ data, isFetching, isError }: Asked): AskState => {
  if (data !== undefined) return 'ready';
  if (isFetching) return 'loading';
  return isError ? 'failed' : 'idle';
};
