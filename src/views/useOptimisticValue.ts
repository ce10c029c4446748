import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from '../lib/util/yieldToMain';

/**
 * A value whose change draws much: a chosen value is shown at once, and passed on after that was painted. If the given
 * value changes before that, for example because of Back, the choice is dropped.
 */
export const useOptimisticValue = <Value extends string | boolean>(
  stored: Value,
  onChange: (value: Value) => void,
): readonly [Value, (value: Value) => void] => {
  const [chosen, setChosen] = useState<{ readonly value: Value } | null>(null);
  const [last, setLast] = useState(stored);
  if (last !== stored) {
    setLast(stored);
    setChosen(null);
  }
  const pass = useEffectEvent((value: Value) => {
    // What the change draws can be interrupted. Without a change, the given value is shown again.
    startTransition(() => {
      onChange(value);
      setChosen(null);
    });
  });
  useEffect(() => (chosen ? afterPaint(() => pass(chosen.value)) : undefined), [chosen]);
  return [
    chosen ? chosen.value : stored,
    (value) => setChosen(value === stored ? null : { value }),
  ];
};
