/** Restores the focus to the row whose page was opened, when the person returns to the list. */
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { focusRowAt } from '../keys/rows';
import { useRowLeft } from '../place/OverlayHistory';

interface Rows {
  readonly body: RefObject<HTMLElement | null>;
  /** Name of the list. */
  readonly name: string;
  readonly rows: readonly { readonly id: string | number }[];
  /** The rows themselves are rendered, not only placeholders. */
  readonly areHere: boolean;
}

/** Returns the click handler for the rows; Enter on a link also triggers it. */
export const useFocusAfterBack = ({ body, name, rows, areHere }: Rows) => {
  const { remember, recall } = useRowLeft(name);
  const isDone = useRef(false);
  // A list that was kept while a record's page was shown comes back without being made again.
  useEffect(
    () => () => {
      isDone.current = false;
    },
    [],
  );
  useEffect(() => {
    if (!areHere || isDone.current) return;
    isDone.current = true;
    const left = recall();
    const index = rows.findIndex(({ id }) => String(id) === left);
    if (index !== -1 && document.activeElement === document.body) focusRowAt(body.current, index);
  }, [areHere, body, rows, recall]);
  return (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || event.target.closest('a') === null) return;
    const row = event.target.closest('tr');
    const index = row ? [...event.currentTarget.children].indexOf(row) : -1;
    const left = rows[index];
    if (left) remember(String(left.id));
  };
};
