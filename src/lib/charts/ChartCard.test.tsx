// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChartCard, type ChartState } from './ChartCard';
import { loadDrawing } from './ChartDrawing';
import { renderChart, words } from './testing/renderChart';
import type { ChartModel } from './types';

const ready: ChartState = { type: 'ready' };

const days: ChartModel = {
  type: 'days',
  unit: { type: 'count' },
  places: ['2026-03-01', '2026-03-02', '2026-03-03'].map((key) => ({
    key,
    label: key,
    to: `/jobs/${key}`,
  })),
  series: [
    { key: 'now', label: 'Adjustments', values: [1200, null, 3] },
    { key: 'before', label: 'Before', role: 'previous', values: [1, 2, 3] },
  ],
};

const barsOf = (many: number): ChartModel => ({
  type: 'bars',
  unit: { type: 'share' },
  places: Array.from({ length: many }, (_, at) => ({
    key: `z${at}`,
    label: `Zone ${at + 1}`,
    to: `/zones/${at + 1}`,
  })),
  series: [{ key: 'n', label: 'Accuracy', values: Array.from({ length: many }, () => 0.973) }],
});

const heatMap: ChartModel = {
  type: 'heatMap',
  unit: { type: 'count' },
  places: ['Peas', 'Pasta'].map((label) => ({ key: label, label, to: `/products/${label}` })),
  series: [
    { key: 'n', label: 'North', values: [1, null] },
    { key: 's', label: 'South', values: [2, 4] },
  ],
};

// The first import of the chart library is slow.
beforeAll(loadDrawing, 120_000);

const show = (model: ChartModel | null, state: ChartState = ready, locale: 'en' | 'fr' = 'en') =>
  renderChart(<ChartCard model={model} words={words} state={state} note="A note." />, locale);

/** jsdom's Blob has no text(). */
const textOf = (file: Blob): Promise<string> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => {
      done(String(reader.result));
    };
    reader.readAsText(file);
  });

describe('a chart', () => {
  it('has an accessible name where the drawing is focused', async () => {
    show(days);
    const figure = screen.getByRole('figure', { name: 'Adjustments' });
    const stop = await within(figure).findByRole('application', { name: 'Chart: Adjustments' });
    for (let tabs = 0; tabs < 8 && document.activeElement !== stop; tabs += 1) {
      await userEvent.tab();
      expect(document.activeElement).toHaveAccessibleName();
    }
    expect(stop).toHaveFocus();
  });

  it('shows its title, question, note and legend', () => {
    show(days);
    const figure = screen.getByRole('figure', { name: 'Adjustments' });
    expect(figure).toHaveTextContent('How often were counts corrected?');
    expect(figure).toHaveTextContent('A note.');
    const legend = within(figure).getByRole('list', { name: 'Legend' });
    expect(legend).toHaveTextContent('AdjustmentsBefore');
  });

  it('loads, and offers to try again after a failure', async () => {
    const onRetry = vi.fn();
    const { unmount } = show(null, { type: 'loading' });
    expect(screen.getByRole('status', { name: 'Loading Adjustments' })).toBeVisible();
    unmount();
    show(null, { type: 'failed', message: 'The platform is down.', onRetry });
    expect(screen.getByRole('alert')).toHaveTextContent('The platform is down.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Show as table' })).not.toBeInTheDocument();
  });

  it('without values says so and offers no empty file', () => {
    show({ ...days, series: [{ key: 'n', label: 'N', values: [null, null, null] }] });
    expect(screen.getByText('No data in this period.')).toBeVisible();
    expect(
      screen.queryByRole('button', { name: 'Download figures (CSV)' }),
    ).not.toBeInTheDocument();
  });

  it('of zeros is a chart, and says so', () => {
    show({ ...days, series: [{ key: 'n', label: 'N', values: [0, 0, null] }] });
    expect(screen.getByText('All values in this period are zero.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show as table' })).toBeVisible();
  });
});

describe('its table', () => {
  it('has the same values in the same order, with a link for each day', async () => {
    show(days);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = screen.getByRole('table', { name: /^Adjustments\. 1 to 3 March.*New_York$/ });
    expect(within(table).getByRole('columnheader', { name: 'Before' })).toBeVisible();
    const row = within(table).getByRole('row', { name: /Mar 1, 2026/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Sun, Mar 1, 2026');
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1,200', '1']);
    expect(within(table).getByRole('row', { name: /Mar 2/ })).toHaveTextContent('no data');
    await userEvent.click(within(row).getByRole('link'));
    expect(screen.getByText('/jobs/2026-03-01')).toBeVisible();
  });

  it('shows two hundred rows at a time', async () => {
    show(barsOf(300));
    expect(screen.getByText('Showing the first 15 of 300.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getAllByRole('row')).toHaveLength(201);
    expect(screen.getByText('1–200 of 300 rows')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next rows' }));
    expect(screen.getAllByRole('row')).toHaveLength(101);
    expect(screen.getByRole('link', { name: 'Zone 300' })).toHaveAttribute('href', '/zones/300');
    expect(screen.getByRole('button', { name: 'Next rows' })).toBeDisabled();
  });
});

describe('downloads', () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let file = new Blob();
    // Extends the class instead of replacing it, because module loading needs it.
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        file = blob;
        return 'blob:x';
      },
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, text: textOf(file) });
    });
  });

  it('contain the figures, in a file named by its time zone', async () => {
    show(days);
    await userEvent.click(screen.getByRole('button', { name: 'Download figures (CSV)' }));
    expect(saved[0]?.name).toBe('adjustments_America-New_York.csv');
    expect(await saved[0]?.text).toContain('2026-03-01,1200,1\r\n2026-03-02,,2\r\n');
  });
});

describe('a heat map', () => {
  it('announces each cell by keyboard, and Enter opens its details', async () => {
    show(heatMap);
    const map = await screen.findByRole('application', { name: 'Chart: Adjustments' });
    map.focus();
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('Peas, North: 1');
    });
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('status')).toHaveTextContent('Pasta, North: no data');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('status')).toHaveTextContent('Pasta, South: 4');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('/products/Pasta')).toBeVisible();
  });

  it('speaks French where the person does', async () => {
    show(heatMap, ready, 'fr');
    const map = await screen.findByRole('application', { name: /^Graphique.*Adjustments$/ });
    map.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('status')).toHaveTextContent('Pasta, North : aucune donnée');
    expect(screen.getByRole('button', { name: 'Afficher en tableau' })).toBeVisible();
  });
});

describe('bars', () => {
  it('are announced by keyboard, and Enter opens their details', async () => {
    show(barsOf(3));
    const group = await screen.findByRole('group', { name: 'Chart: Adjustments' });
    await waitFor(() => {
      expect(group.querySelector('[tabindex="0"]')).not.toBeNull();
    });
    group.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(await screen.findByRole('img', { name: 'Zone 2, Accuracy, 97.3%' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('/zones/2')).toBeVisible();
  });
});
