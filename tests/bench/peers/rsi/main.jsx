/** The peer as its documentation mounts it, with the eleven import columns of Specification 3. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ReactSpreadsheetImport } from 'react-spreadsheet-import';

const names = [
  'sku',
  'product_description',
  'primary_category',
  'category',
  'notional_name',
  'state',
  'state_reporting_uom',
  'state_reporting_uom_baseline',
  'state_dimensions_width',
  'state_dimensions_height',
  'state_dimensions_depth',
];

const required = new Set(['sku', 'product_description']);

const fields = names.map((name) => ({
  key: name,
  label: name,
  fieldType: { type: 'input' },
  example: '',
  ...(required.has(name)
    ? {
        validations: [
          { rule: 'required', errorMessage: 'This is required.', level: 'error' },
          ...(name === 'sku'
            ? [{ rule: 'unique', errorMessage: 'Must be unique.', level: 'error' }]
            : []),
        ],
      }
    : {}),
}));

createRoot(document.querySelector('#root')).render(
  createElement(ReactSpreadsheetImport, {
    isOpen: true,
    onClose: () => undefined,
    onSubmit: () => undefined,
    fields,
    maxFileSize: 100_000_000,
  }),
);
