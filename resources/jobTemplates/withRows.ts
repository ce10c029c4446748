/** What only the form does with a selection; loaded with it. */
import { isObject } from '../../src/lib/util/isObject';
import { entriesOf, type Selection } from './selections';

/** Adds or removes rows. The remaining entries keep their order and their other keys. */
export const withRows = (
  selection: Selection,
  value: unknown,
  rows: readonly string[],
  isOn: boolean,
): readonly unknown[] => {
  const entries = new Map(entriesOf(selection, value));
  for (const row of rows) {
    const id = selection.idOf(row) ?? row;
    if (!isOn) entries.delete(id);
    else if (!entries.has(id)) entries.set(id, selection.entryOf(id));
  }
  return [...entries.values()];
};

/** Whether a zone's entry has a template of its own. */
export const hasOwnTemplate = (entry: unknown): boolean => {
  const template = isObject(entry) ? entry.template : undefined;
  return isObject(template)
    ? Object.keys(template).length > 0
    : template != null && template !== '';
};
