/** Our grid with rows of a file, as in the import (scripts/bench/import/grid.mjs). */
import { ThemeProvider } from '@mui/material/styles';
import { I18nContextProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createI18nProvider } from '../../../../src/app/i18nProvider';
import { theme } from '../../../../src/app/theme';
import { DataGrid } from '../../../../src/sheet/grid/DataGrid';
import { tableBase } from '../../../../src/sheet/entries/bases';
import { createEntries } from '../../../../src/sheet/entries/createEntries';
import type { Entries, EntryColumn } from '../../../../src/sheet/entries/types';
import { english } from '../../../../src/messages/en/index';
import { readCsv } from '../../../../src/spreadsheet/csv/readCsv';
import { headings, csvOf } from '../rows.mjs';

declare global {
  interface Window {
    /** Milliseconds until the first rows are visible. */
    mountGrid?: (count: number) => Promise<number>;
    /** Pastes rows over the range at the top and undoes it: milliseconds of each, until visible. */
    pasteAndUndo?: (count: number) => Promise<{ readonly paste: number; readonly undo: number }>;
  }
}

const columns: readonly EntryColumn[] = headings.map((name, at) => {
  const label = name;
  const isRequired = at < 2;
  return {
    key: name,
    label,
    kind: at > 6 ? 'number' : 'text',
    width: 140,
    ...(at === 0 ? { isPinned: true } : {}),
    rule:
      at > 6
        ? { kind: 'number', label, isRequired, limits: { label, min: 0 }, locale: 'en-GB' }
        : { kind: 'text', label, isRequired, limits: { label, max: 100 } },
  };
});

const entriesOf = (count: number): Entries => {
  const read = readCsv(new TextEncoder().encode(csvOf(count)), { limits: { rows: count + 1 } });
  const base = tableBase({
    table: read.table,
    firstRow: 1,
    sources: headings.map((_, at) => at),
    columns,
    // As sent by the worker.
    faults: new Uint8Array(count * columns.length),
    keyHashes: Uint32Array.from({ length: count }, (_, row) => row),
  });
  return createEntries({ columns, keyColumn: 0, base });
};

/** Resolves after the frame that shows the last change. */
const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        done();
      };
      port2.postMessage(null);
    });
  });

const i18n = createI18nProvider(english);

/** The grid alone: theme and language are loaded before, as in the console. */
const Page = ({ entries }: { entries: Entries | null }) => (
  <ThemeProvider theme={theme}>
    <I18nContextProvider value={i18n}>
      {entries && <DataGrid model={entries} label="Rows" emptyText="None" canChoose />}
    </I18nContextProvider>
  </ThemeProvider>
);

const host = () => {
  const found = document.querySelector<HTMLElement>('[role=grid]');
  if (!found) throw new Error('There is no grid.');
  return found;
};

window.mountGrid = async (count) => {
  const entries = entriesOf(count);
  const place = document.querySelector('#root');
  if (!place) throw new Error('There is no place for the grid.');
  const root = createRoot(place);
  root.render(<Page entries={null} />);
  await new Promise((done) => setTimeout(done, 300));
  const start = performance.now();
  root.render(<Page entries={entries} />);
  // The clock of the peers (tests/bench/peers/grids/main.jsx). Another one would count a frame more or less.
  return new Promise((done) => {
    const look = () => {
      if (place.textContent.includes('SKU-0000000'))
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
      else requestAnimationFrame(look);
    };
    look();
  });
};

window.pasteAndUndo = async (count) => {
  const lines = Array.from({ length: count }, (_, row) =>
    headings.map((_name, at) => (at > 6 ? String(row % 40) : `Pasted ${row} ${at}`)).join('\t'),
  );
  const grid = host();
  grid.focus();
  const press = (key: string, ctrlKey: boolean) =>
    grid.dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
    );
  press('Home', true);
  await painted();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', lines.join('\r\n'));
  const from = performance.now();
  grid.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await painted();
  const pasted = performance.now();
  if (!grid.textContent.includes('Pasted 0 0')) throw new Error('Nothing was pasted.');
  press('z', true);
  await painted();
  const undone = performance.now();
  if (grid.textContent.includes('Pasted 0 0')) throw new Error('Nothing was undone.');
  return { paste: pasted - from, undo: undone - pasted };
};
