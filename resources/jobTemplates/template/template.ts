/** A template is a JSON object; its return URL and its products have inputs of their own. */
import { jsonEntries } from '../../../src/fields/json';
import type { ComposedEntries } from '../../../src/schema/field';
import { isBlankValue } from '../../../src/lib/text/isBlankValue';
import { isObject } from '../../../src/lib/util/isObject';
import { readJson } from '../../../src/lib/rules/readJson';
import { products, selectionEntries, sentSelection } from '../selections';
import type { Values } from '../../../src/lib/util/values';

/** The keys of a template that are fields of their own, under the same name. */
export const parts = ['returnUrl', 'products'] as const;

export type Part = (typeof parts)[number];

/** Parses a template, which may be JSON text: empty for a missing one, null if it is not an object. */
export const templateOf = (value: unknown): Values | null => {
  if (value == null || value === '') return {};
  const parsed = typeof value === 'string' ? readJson(value)?.value : value;
  return isObject(parsed) ? parsed : null;
};

/** Returns the template with the part set; an empty part is removed. Null if the template is not an object. */
export const withPart = (value: unknown, key: string, part: unknown): Values | null => {
  const template = templateOf(value);
  if (template === null) return null;
  if (!isBlankValue(part))
    return { ...template, [key]: typeof part === 'string' ? part.trim() : part };
  return Object.fromEntries(Object.entries(template).filter(([name]) => name !== key));
};

/** Reads a part of the platform's template. */
export const readPart =
  (key: Part) =>
  (template: unknown): unknown =>
    templateOf(template)?.[key];

/**
 * Returns the template to send: each product once, in lower case, and the return URL trimmed. A text that is not JSON
 * stays as it is.
 */
export const sentTemplate = (value: unknown): unknown => {
  const template = templateOf(value);
  if (template === null || isBlankValue(value)) return value;
  const { returnUrl, products: selected } = template;
  return {
    ...template,
    ...(typeof returnUrl === 'string' && !isBlankValue(returnUrl)
      ? { returnUrl: returnUrl.trim() }
      : {}),
    ...(selected == null ? {} : { products: sentSelection(products, selected) }),
  };
};

const productEntries = selectionEntries(products);
/** What the keys of products begin with. */
const ofProduct = 'products ';

/** The keys of a template, and each of its products. */
export const templateEntries: ComposedEntries = {
  of: (value) => [
    ...jsonEntries.of(value).filter(({ key }) => key !== 'products'),
    ...productEntries
      .of(readPart('products')(value))
      .map((entry) => ({ ...entry, key: ofProduct + entry.key })),
  ],
  with: (value, changes) => {
    const entries = [...changes];
    const selected = new Map(
      entries.flatMap(([key, id]) =>
        key.startsWith(ofProduct) ? [[key.slice(ofProduct.length), id] as const] : [],
      ),
    );
    const others = new Map(entries.filter(([key]) => !key.startsWith(ofProduct)));
    const parsed = jsonEntries.with(value, others);
    if (selected.size === 0) return parsed;
    return withPart(parsed, 'products', productEntries.with(readPart('products')(value), selected));
  },
};
