import { expect, it } from 'vitest';
import { clearFailures, newState, resultOf, type RowState } from './rowState';

const parts = ['product', 'notional', 'state'];
const partly = (known: Partial<RowState>) =>
  resultOf({ parts, state: newState(0, { id: 'p', done: ['product'], ...known }) });

it('does not tell a part without an answer as missing (G6)', () => {
  const faults = [
    { part: 'notional', reason: 'No answer.' },
    { part: 'state', reason: 'No.', isRefused: true as const },
  ];
  expect(partly({ sending: 'notional', faults }).faults).toEqual([
    { part: 'notional', reason: 'No answer.', mayExist: true },
    { part: 'state', reason: 'No.', isRefused: true },
  ]);
  // Stopped before it was checked.
  expect(partly({ sending: 'notional' }).faults).toEqual([
    { part: 'notional', reason: { key: 'facings.saving.notSent' }, mayExist: true },
    { part: 'state', reason: { key: 'facings.saving.notSent' } },
  ]);
});

it('keeps refusals in a retry, and clears them if the same values are sent again (G5)', () => {
  const refused = { part: 'state', reason: 'No.', isRefused: true } as const;
  const state = newState(0, { faults: [refused, { part: 'notional', reason: 'Busy.' }] });
  clearFailures({ parts, state });
  expect(state.faults).toEqual([refused]);
  clearFailures({ parts, state }, true);
  expect(state.faults).toEqual([]);
});
