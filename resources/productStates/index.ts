import { inList, whole } from '../../src/schema/calls';
import { isBlank, isValue } from '../../src/schema/condition';
import { defineResource } from '../../src/schema/defineResource';
import { choice, color, number, onOff, own, picks, size, text } from '../../src/schema/fields';
import { fromPlatform } from '../../src/schema/options';
import { unitOfState } from '../../src/lib/text/units';
import { detailsTab, fields, sent, shared, tabs } from './forms';
import { labelEntries, labelRows, sentLabels } from './labels';
import { defaultPanSize, panSizeEntries, panSizesPath, readPanSizes } from './panSizes';
import { sendPanSizes } from './panSizes/sendPanSizes';
import { copiedPhrases, phraseEntries, readPhrases, sentPhrases } from './phrases';
import { namedPart } from '../../src/schema/takeOver';

const offered = (read: string) => fromPlatform({ path: '/api/products/states/options', read });

const units = {
  options: fromPlatform({ path: '/api/organizations/:account_id/uom', read: 'uoms.enabled' }),
  whenNone: {
    text: 'No UOMs are enabled for this organization. Enable UOMs for the organization',
    link: 'here',
    to: '/organizations/view/{account_id}/uom',
  },
};

/** The chosen unit, or else that of the state: an OPEN_BOX is counted in boxes. */
const unitOrItsState = ({ uom, state }: Readonly<Record<string, unknown>>): unknown => {
  if (typeof uom === 'string' && uom.trim() !== '') return uom;
  return typeof state === 'string' && state.trim() !== '' ? unitOfState(state) : null;
};

/** The form in which a product is on a shelf: a box, a case, a single piece (rules 2, 3, 4, 5, 7, 9). */
export const productStates = defineResource({
  name: 'productStates',
  label: 'Product State',
  labels: 'Product States',
  routes: {},
  api: '/api/products/states',
  // A product may have several of the same name.
  recognizedBy: ['state', 'name'],
  hasTwins: true,
  fields: {
    account_id: text({ label: 'Organization' }),
    product_id: text({ label: 'Product' }),
    name: text({ label: 'Name' }),
    state: choice({ label: 'State', required: true, initial: 'BOX', options: offered('states') }),
    uom: choice({ label: 'UOM', sends: unitOrItsState, ...units }),
    uom_baseline: number({
      label: 'UOM baseline',
      required: true,
      requiredMessage: 'UOM baseline value is required.',
      initial: 1,
      min: 0,
    }),
    is_reporting_uom_conversion: onOff({
      label: 'Reporting options',
      initial: false,
      words: { on: 'Converted for reports', off: 'As counted' },
      hint: 'Reports convert counts to another unit.',
    }),
    reporting_uom: choice({
      label: 'Reporting UOM',
      required: true,
      shownIf: isValue('is_reporting_uom_conversion', true),
      ...units,
    }),
    reporting_uom_baseline: number({
      label: 'Reporting UOM baseline',
      required: true,
      requiredMessage: 'Reporting UOM baseline value is required.',
      shownIf: isValue('is_reporting_uom_conversion', true),
      min: 0,
    }),
    product_dimensions: size({
      label: 'Product dimensions',
      required: true,
      unit: 'in',
      shownIf: isBlank('pan_sizes'),
    }),
    minimum_depth_threshold: number({
      label: 'Minimum depth threshold',
      min: 0,
      step: 0.1,
      unit: 'in',
      hint: 'Anything shallower than this counts as empty.',
    }),
    count_rounding: choice({
      label: 'Count rounding',
      options: offered('rounding_types'),
      below: namedPart(() => import('./formulas/Formula'), 'CountFormula'),
    }),
    capacity_rounding: choice({
      label: 'Capacity rounding',
      options: offered('rounding_types'),
      below: namedPart(() => import('./formulas/Formula'), 'CapacityFormula'),
    }),
    key_phrases: own({
      label: 'Key phrases',
      initial: [],
      read: readPhrases,
      entries: phraseEntries,
      sends: ({ key_phrases }) => sentPhrases(key_phrases),
      copied: copiedPhrases,
      rule: namedPart(() => import('./phrases/rule'), 'phrasesRule'),
      input: namedPart(() => import('./phrases/PhrasesInput'), 'PhrasesInput'),
      cell: namedPart(() => import('./phrases/PhrasesCell'), 'PhrasesCell'),
    }),
    prediction_labels: own({
      label: 'Prediction labels',
      hint: 'Labels that the model assigns to this state, each with its number.',
      read: labelRows,
      entries: labelEntries,
      sends: ({ prediction_labels }) => sentLabels(prediction_labels),
      rule: namedPart(() => import('./labels/rule'), 'labelsRule'),
      input: namedPart(() => import('./labels/LabelsInput'), 'LabelsInput'),
      cell: namedPart(() => import('./labels/LabelsCell'), 'LabelsCell'),
    }),
    prediction_label: text({ label: 'Prediction label' }),
    upc: text({ label: 'UPC', code: true, max: 100 }),
    external_id: text({
      label: 'Visually similar label',
      code: true,
      max: 100,
      forced: 'upper',
      input: namedPart(() => import('./externalId/ExternalIdInput'), 'ExternalIdInput'),
    }),
    is_visually_similar: onOff({
      label: 'Visually similar',
      initial: false,
      words: { on: 'Visually similar', off: 'Distinct' },
      hint: 'It looks like another state and can only be identified by its label.',
    }),
    // Deprecated: no form has it, and the stored value is kept (rules R55).
    is_ambiguous: onOff({
      label: 'Ambiguous',
      initial: false,
      words: { on: 'Ambiguous', off: 'Not ambiguous' },
    }),
    hex_color: color({ label: 'Color', initial: '#ffffff' }),
    display_style: choice({
      label: 'Display style',
      initial: 'WHOLE',
      canBeEmptied: false,
      options: offered('display_styles'),
    }),
    display_style_custom_value: text({
      label: 'Custom unit',
      required: true,
      shownIf: isValue('display_style', 'CUSTOM'),
    }),
    display_style_custom_value_conversion: number({
      label: 'Conversion',
      required: true,
      min: 0,
      shownIf: isValue('display_style', 'CUSTOM'),
      hint: 'Custom units per base unit.',
    }),
    detection_technique_value: choice({
      label: 'Detection technique',
      initial: 'OCR',
      canBeEmptied: false,
      options: offered('detection_techniques'),
    }),
    count_techniques: picks({
      label: 'Count techniques',
      options: offered('state_count_techniques'),
      as: 'count_technique_value',
    }),
    count_technique: text({ label: 'Count technique', initial: 'DEPTH' }),
    pan_sizes: own({
      label: 'Pan sizes',
      read: readPanSizes,
      entries: panSizeEntries,
      rule: namedPart(() => import('./panSizes/rule'), 'panSizesRule'),
      input: namedPart(() => import('./panSizes/PanSizesInput'), 'PanSizesInput'),
      cell: namedPart(() => import('./panSizes/PanSizesCell'), 'PanSizesCell'),
    }),
    default_pan_size_id: text({ label: 'Default pan size', sends: defaultPanSize }),
  },
  calls: {
    list: {
      path: '/api/products/states',
      read: 'states',
      paging: whole,
      filters: { kind: 'query', names: { product_id: 'product_id' } },
    },
    one: inList,
    also: { pan_sizes: { path: panSizesPath, query: { state_id: '{record.id}' } } },
    create: {
      path: '/api/products/states',
      send: sent,
      adds: { inventory_product_sku_id: '{within.product_id}' },
    },
    createMany: {
      path: '/api/products/states/bulk',
      as: 'states',
      batch: 100,
      action: 'CREATE_PRODUCT_STATES',
    },
    update: {
      path: '/api/products/states/:id',
      send: sent,
      adds: { inventory_product_sku_id: '{within.product_id}' },
    },
    remove: { path: '/api/products/states/:id' },
    afterSave: sendPanSizes,
  },
  represent: '{state} {name}',
  list: { columns: ['state', 'name', 'uom', 'display_style', 'count_techniques', 'hex_color'] },
  create: {
    title: 'Add Product State',
    fields,
    tabs,
    duplicate: { renamed: 'name', without: { upc: 'unique' } },
  },
  edit: {
    title: 'Edit Product State',
    fields,
    tabs: [
      ...tabs.slice(0, 3),
      {
        label: 'Details',
        fields: detailsTab,
        panels: [
          { of: 'stateModels', title: '3D models', within: { product_state_id: 'id' } },
          { of: 'stateThumbnails', title: 'Thumbnails', within: { product_state_id: 'id' } },
        ],
      },
    ],
    done: 'Product State "{state}" updated successfully!',
    as: 'dialog',
  },
  remove: {},
  bulk: { key: 'state', shared: { fields: shared, optional: ['product_dimensions'] } },
});
