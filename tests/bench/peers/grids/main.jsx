/** Mounts one grid on so many rows, and tells how long it took until it could be seen (scripts/bench/import/grid.mjs). */
import 'react-data-grid/lib/styles.css';
import 'slickgrid/dist/styles/css/slick.grid.css';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DataGrid, renderTextEditor } from 'react-data-grid';
import { Editors, SlickGrid } from 'slickgrid';
import Sortable from 'sortablejs';
import { headings, rowAt } from '../../import/rows.mjs';

window.Sortable = Sortable;

const rowsOf = (count) =>
  Array.from({ length: count }, (_, at) => {
    const cells = rowAt(at);
    return { id: at, ...Object.fromEntries(headings.map((name, column) => [name, cells[column]])) };
  });

const Own = ({ rows: given }) => {
  const [rows, setRows] = useState(given);
  return createElement(DataGrid, {
    rows,
    onRowsChange: setRows,
    rowKeyGetter: ({ id }) => id,
    style: { width: 1300, height: 700 },
    columns: headings.map((name) => ({
      key: name,
      name,
      width: 140,
      resizable: true,
      renderEditCell: renderTextEditor,
    })),
  });
};

const mounts = {
  'react-data-grid': (rows, place) => {
    createRoot(place).render(createElement(Own, { rows }));
  },
  slickgrid: (rows, place) => {
    const columns = headings.map((name) => ({
      id: name,
      name,
      field: name,
      width: 140,
      editor: Editors.Text,
    }));
    new SlickGrid(place, rows, columns, { editable: true, enableCellNavigation: true });
  },
};

window.mountGrid = async (name, count) => {
  const rows = rowsOf(count);
  const place = document.querySelector('#root');
  await new Promise((done) => setTimeout(done, 300));
  const start = performance.now();
  mounts[name](rows, place);
  return new Promise((done) => {
    const look = () => {
      if (place.textContent.includes('SKU-0000000'))
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
      else requestAnimationFrame(look);
    };
    look();
  });
};
