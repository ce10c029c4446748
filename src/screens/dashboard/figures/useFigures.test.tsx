// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { DataProviderContext, type DataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import type { AnalyticsQuery, DayAdjustments } from '../../../../dataProvider/calls/analyticsTypes';
import { dayFrom } from '../../../lib/time/days';
import { FiguresContext, type Shared } from './FiguresContext';
import { useFigures } from './useFigures';

const day = (text: string) => dayFrom(text) ?? NaN;
const november: Shared = {
  accountId: 'a',
  organization: 'A',
  zoneIds: [],
  timeZone: 'UTC',
  period: { from: day('2026-11-08'), to: day('2026-11-14') },
  today: day('2026-11-22'),
  isCompared: true,
  uom: '',
  comparedIds: [],
  about: '',
  show: () => undefined,
  addressOf: () => '/',
};
const later: Shared = { ...november, period: { from: day('2026-11-15'), to: day('2026-11-21') } };

interface SentRequest {
  readonly query: AnalyticsQuery;
  readonly signal: AbortSignal;
  readonly answer: (rows: readonly DayAdjustments[]) => void;
  readonly refuse: (error: Error) => void;
}

const prepared = () => {
  const asked: SentRequest[] = [];
  const provider = {
    analytics: {
      adjustments: (query: AnalyticsQuery, signal: AbortSignal) =>
        new Promise<readonly DayAdjustments[]>((answer, refuse) => {
          asked.push({ query, signal, answer, refuse });
        }),
    },
  } as unknown as DataProvider;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let shared = november;
  const hook = renderHook(
    () => useFigures('adjustments', { isWanted: true, isCompared: shared.isCompared }),
    {
      wrapper: ({ children }) => (
        <DataProviderContext value={provider}>
          <QueryClientProvider client={client}>
            <FiguresContext value={shared}>{children}</FiguresContext>
          </QueryClientProvider>
        </DataProviderContext>
      ),
    },
  );
  const look = (next: Shared) => {
    shared = next;
    hook.rerender();
  };
  const startsOf = () => asked.map(({ query }) => query.startAt.slice(5, 10));
  return { asked, look, startsOf, result: hook.result };
};

const row = (text: string, up: number): DayAdjustments => ({ day: text, up, down: 0 });

it('asks for a period and for as many days before it', async () => {
  const { asked, startsOf, result } = prepared();
  await waitFor(() => {
    expect(startsOf()).toEqual(['11-08', '11-01']);
  });
  expect(asked[1]?.query.endAt).toBe(asked[0]?.query.startAt);
  asked[0]?.answer([row('2026-11-08', 3)]);
  await waitFor(() => {
    expect(result.current.data).toMatchObject({ rows: [{ up: 3 }], earlier: null });
  });
  asked[1]?.answer([row('2026-11-01', 2)]);
  await waitFor(() => {
    expect(result.current.data?.earlier).toMatchObject([{ up: 2 }]);
  });
});

it('with other filters older calls are given up, and older figures stay until the newer ones come', async () => {
  const { asked, look, startsOf, result } = prepared();
  look({ ...november, isCompared: false });
  await waitFor(() => {
    expect(asked.length).toBeGreaterThan(0);
  });
  asked[0]?.answer([row('2026-11-08', 3)]);
  await waitFor(() => {
    expect(result.current.data?.rows).toHaveLength(1);
  });
  const first = asked.length;
  look({ ...later, isCompared: false });
  await waitFor(() => {
    expect(asked).toHaveLength(first + 1);
  });
  // Dimmed, and still labeled with their own days.
  expect(result.current).toMatchObject({
    isOlder: true,
    data: { rows: [{ up: 3 }], period: november.period },
  });
  look({ ...later, isCompared: false, zoneIds: ['z'] });
  await waitFor(() => {
    expect(asked).toHaveLength(first + 2);
  });
  expect(asked.slice(first).map(({ signal }) => signal.aborted)).toEqual([true, false]);
  asked.at(-1)?.answer([row('2026-11-15', 9)]);
  await waitFor(() => {
    expect(result.current).toMatchObject({ isOlder: false, data: { rows: [{ up: 9 }] } });
  });
  expect(startsOf().at(-1)).toBe('11-15');
});

it('figures of another organization are never shown for this one', async () => {
  const { asked, look, result } = prepared();
  await waitFor(() => {
    expect(asked).toHaveLength(2);
  });
  asked[0]?.answer([row('2026-11-08', 3)]);
  await waitFor(() => {
    expect(result.current.data).toBeDefined();
  });
  look({ ...november, accountId: 'b' });
  expect(result.current.data).toBeUndefined();
});

it('without the previous period the figures are shown, and it can be requested again', async () => {
  const { asked, result } = prepared();
  await waitFor(() => {
    expect(asked).toHaveLength(2);
  });
  asked[0]?.answer([row('2026-11-08', 3)]);
  asked[1]?.refuse(new Error('No.'));
  await waitFor(() => {
    expect(result.current).toMatchObject({ error: null, data: { earlier: null } });
    expect(result.current.earlierError).toBeInstanceOf(Error);
  });
  result.current.again();
  await waitFor(() => {
    expect(asked).toHaveLength(3);
  });
});
