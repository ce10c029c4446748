// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTurn } from './useTurn';

const seen: string[][] = [];

const Chart = ({ name, isWanted = true }: { readonly name: string; readonly isWanted?: boolean }) =>
  useTurn(isWanted) ? <p>{name}</p> : null;

const drawn = () => screen.queryAllByText(/^chart/).map(({ textContent }) => textContent);

it('charts are drawn one after the other, and one that is removed keeps no other waiting', async () => {
  const names = ['chart a', 'chart b', 'chart c', 'chart d'];
  const all = (shown: readonly string[]) => shown.map((name) => <Chart key={name} name={name} />);
  const { rerender } = render(<>{all(names)}</>);
  const observer = new MutationObserver(() => seen.push(drawn()));
  observer.observe(document.body, { childList: true, subtree: true });
  expect(drawn()).toEqual([]);
  rerender(<>{all(names.filter((name) => name !== 'chart b'))}</>);
  expect(await screen.findByText('chart d')).toBeVisible();
  observer.disconnect();
  expect(seen).toEqual([['chart a'], ['chart a', 'chart c'], ['chart a', 'chart c', 'chart d']]);
});

it('a chart that is out of sight waits, and keeps no other waiting', async () => {
  const { rerender } = render(
    <>
      <Chart name="chart e" isWanted={false} />
      <Chart name="chart f" />
    </>,
  );
  expect(await screen.findByText('chart f')).toBeVisible();
  expect(drawn()).toEqual(['chart f']);
  rerender(
    <>
      <Chart name="chart e" />
      <Chart name="chart f" />
    </>,
  );
  expect(await screen.findByText('chart e')).toBeVisible();
});
