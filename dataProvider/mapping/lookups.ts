/** The reads besides lists and records: options, searches and declared extras. */
import { fillPath, type ReadCall, type SearchCall } from '../../src/schema/calls';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { PlatformOptions, TextSource } from '../../src/schema/options';
import { readJson } from '../../src/lib/rules/readJson';
import { firstValueAt, valueAt } from '../../src/schema/template';
import type { OutgoingCall, Transport } from '../transport/types';
import { listAt, rowsAt } from './decode';
import { fillAll } from './encode';
import { createFollowUp } from './followUps';
import { searchTextOf } from './listQuery';
import { sendOver } from './send';
import type { Values } from '../../src/lib/util/values';

/** A search result, with what a picker needs. */
export interface Found {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** The platform's record, for checking the restriction of a choice. */
  readonly record: Values;
}

export interface OptionEntry {
  readonly value: string;
  /** The platform's entry. */
  readonly entry?: unknown;
}

const foundOf = (call: SearchCall, row: unknown): Found | null => {
  const id = valueAt(row, call.value ?? 'id');
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  const label = firstValueAt(row, call.label);
  const detail = call.detail && firstValueAt(row, call.detail);
  return {
    id: String(id),
    label: typeof label === 'string' && label !== '' ? label : String(id),
    ...(typeof detail === 'string' && detail !== '' ? { detail } : {}),
    record: row as Values,
  };
};

const optionOf = (source: PlatformOptions, entry: unknown): string | null => {
  const value = source.value ? valueAt(entry, source.value) : entry;
  if (source.areNumbers) return typeof value === 'number' ? String(value) : null;
  return typeof value === 'string' && value !== '' ? value : null;
};

const suggestionOf = (source: TextSource, entry: unknown): readonly string[] => {
  const text = typeof entry === 'string' ? entry : firstValueAt(entry, source.label);
  return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [];
};

/** Returns the queries of a search: the text as typed, and the text with replacement characters. */
const searchedTexts = ({ typed = {} }: SearchCall, text: string): readonly string[] => {
  const searchText = searchTextOf(text);
  return [
    ...new Set([searchText, Array.from(searchText, (letter) => typed[letter] ?? letter).join('')]),
  ];
};

const keeps = (source: PlatformOptions, entry: unknown): boolean =>
  Object.entries(source.where ?? {}).every(([key, value]) => valueAt(entry, key) === value);

/** The call that searches for a text; null while the form lacks a value that it needs. */
const searchFor = (
  { method, path, needs }: Pick<SearchCall, 'method' | 'path' | 'needs'>,
  text: string,
  values: Values,
): OutgoingCall | null => {
  if (needs.some((name) => values[name] == null || values[name] === '')) return null;
  const needed = Object.fromEntries(needs.map((name) => [name, values[name]]));
  const params = { ...(needed as Record<string, string>), text };
  return { method, path, ...(method === 'GET' ? { query: params } : { body: params }) };
};

export const createLookups = (transport: Transport) => {
  const send = sendOver(transport);

  /** Runs a read of a record; undefined while the record lacks a value that the path needs. */
  const readOf = async (call: ReadCall, record: Values, signal: AbortSignal | undefined) => {
    const path = fillPath(call.path, record);
    if (path === null) return undefined;
    const query = fillAll(call.query, { record, within: record });
    return send({ method: 'GET', path, query, signal });
  };

  /**
   * Returns the values of a choice without duplicates, with the platform's entry for each; null while the record lacks
   * a value that the path needs.
   */
  const optionEntries = async (
    source: PlatformOptions,
    values: Values,
    signal?: AbortSignal,
  ): Promise<readonly OptionEntry[] | null> => {
    const path = fillPath(source.path, values);
    if (path === null) return null;
    const body = await send({ method: 'GET', path, query: source.query, signal });
    const { each } = source;
    const entries = listAt(body, source.read)
      .flatMap((entry) => (each ? rowsAt(entry, each) : [entry]))
      .filter((entry) => keeps(source, entry));
    const found = new Map<string, OptionEntry>();
    for (const entry of entries) {
      const value = optionOf(source, entry);
      if (value !== null && !found.has(value)) found.set(value, { value, entry });
    }
    return [...found.values()];
  };

  return {
    optionEntries,

    /** Returns the matching records; null while the form lacks a value that the search needs. */
    search: async (
      call: SearchCall,
      text: string,
      values: Values,
      signal?: AbortSignal,
    ): Promise<readonly Found[] | null> => {
      const calls = searchedTexts(call, text).flatMap(
        (phrase) => searchFor(call, phrase, values) ?? [],
      );
      if (calls.length === 0) return null;
      const bodies = await Promise.all(
        calls.map((searchCall, at) => {
          // A newer search cancels the previous one, but not the second query of the same text.
          const caller = `search ${call.path}${at === 0 ? '' : ` ${String(at)}`}`;
          return send({ ...searchCall, caller, signal });
        }),
      );
      const rows = bodies.flatMap((body) => listAt(body, call.read));
      const found = rows.flatMap((row) => foundOf(call, row) ?? []);
      return [...new Map(found.map((row) => [row.id, row])).values()];
    },

    /** Returns text suggestions without duplicates; empty while the form lacks a value that the search needs. */
    suggest: async (
      source: TextSource,
      values: Values,
      text: string,
      signal?: AbortSignal,
    ): Promise<readonly string[]> => {
      const call = searchFor(source, searchTextOf(text), values);
      if (!call) return [];
      const body = await send({ ...call, signal });
      const texts = rowsAt(body, source.read).flatMap((entry) => suggestionOf(source, entry));
      return [...new Set(texts)];
    },

    /** Runs a declared additional read of one record; null if the platform has no data. */
    extra: async (
      declaration: AnyDeclaration,
      name: string,
      values: Values,
      signal?: AbortSignal,
    ): Promise<Values | null> => {
      const call = declaration.calls?.extra?.[name];
      const body = call && (await readOf(call, values, signal));
      const content = call?.read ? valueAt(body, call.read) : body;
      // JSON may arrive as text (rules R15).
      const value = typeof content === 'string' ? readJson(content)?.value : content;
      return typeof value === 'object' ? (value as Values | null) : null;
    },

    /**
     * Counts the entries of a declared read: its `total` if there is one, because the entries may be cut off. Null if
     * the response contains no such list.
     */
    count: async (
      call: ReadCall & { readonly read: string },
      record: Values,
      signal?: AbortSignal,
    ): Promise<number | null> => {
      const body = await readOf(call, record, signal);
      const entries = valueAt(body, call.read);
      if (!Array.isArray(entries)) return null;
      const total = valueAt(body, 'total');
      return typeof total === 'number' ? Math.max(total, entries.length) : entries.length;
    },

    /** Reads a path without a record, such as a catalog; returns the raw body. */
    read: (path: string, signal?: AbortSignal): Promise<unknown> =>
      send({ method: 'GET', path, signal }),

    followUp: createFollowUp(send),
  };
};
