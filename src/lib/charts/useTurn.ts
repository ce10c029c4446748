/** Draws charts one after the other, so that the page can answer between them. */
import { useEffect, useState } from 'react';
import { yieldToMain } from '../util/yieldToMain';

/** Starts a chart, and resolves once it is drawn or gone. */
type Turn = () => Promise<void>;

const waiting = new Set<Turn>();
let running: Promise<void> | null = null;

const run = async (): Promise<void> => {
  for (const next of waiting) {
    await yieldToMain();
    // A chart that is removed while it waits is no longer in the set.
    if (waiting.delete(next)) await next();
  }
  running = null;
};

/** Whether it is a chart's turn to be drawn; once it was, it stays. */
export const useTurn = (isWanted: boolean): boolean => {
  const [isTurn, setTurn] = useState(false);
  useEffect(() => {
    if (!isWanted || isTurn) return undefined;
    let end = () => {};
    const turn: Turn = () =>
      new Promise((resolve) => {
        end = resolve;
        setTurn(true);
      });
    waiting.add(turn);
    running ??= run();
    return () => {
      waiting.delete(turn);
      // Runs after the chart is drawn, because `isTurn` is then another one, and when it is removed.
      end();
    };
  }, [isWanted, isTurn]);
  return isTurn;
};
