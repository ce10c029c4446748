/** The reads of the console that are no list and no record: options, searches and declared extras. */
import { fillPath, type ReadCall, type SearchCall } from '../../src/schema/calls';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { PlatformOptions } from '../../src/schema/options';
import { readJson } from '../../src/schema/rules/readJson';
import { firstValueAt, valueAt } from '../../src/schema/template';
import type { TextSource } from '../../src/schema/textSource';
import { isFailure } from '../failure';
import type { OutgoingCall, Transport } from '../transport/types';
import { listAt, rowsAt } from './decode';
import { fillAll } from './encode';
import { createFollowUp } from './followUps';
import { searchTextOf } from './list';
import { errorOf } from './platformError';

type Values = Readonly<Record<string, unknown>>;

/** A record found by a search: enough to pick it by. */
export interface Found {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** The record as it came, for what restricts a choice. */
  readonly record: Values;
}

export interface OptionEntry {
  readonly value: string;
  readonly note?: string;
  /** As the platform has it. */
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

/** What is searched for: the text as it was typed, then with the letters that stand for typed ones. */
const searchedTexts = ({ typed = {} }: SearchCall, text: string): readonly string[] => {
  const own = searchTextOf(text);
  return [...new Set([own, Array.from(own, (letter) => typed[letter] ?? letter).join('')])];
};

const keeps = (source: PlatformOptions, entry: unknown): boolean =>
  Object.entries(source.where ?? {}).every(([key, value]) => valueAt(entry, key) === value);

export const createAsks = (transport: Transport) => {
  const send = async (call: OutgoingCall): Promise<unknown> => {
    const result = await transport.send(call);
    if (isFailure(result)) throw errorOf(result);
    return result.data;
  };
  /** The values that a search needs, under its keys; null while one is missing. */
  const neededBy = (needs: readonly string[], values: Values): Record<string, string> | null => {
    const needed = Object.fromEntries(needs.map((name) => [name, values[name]]));
    const isMissing = Object.values(needed).some((value) => value == null || value === '');
    return isMissing ? null : (needed as Record<string, string>);
  };
  const withSignal = (signal: AbortSignal | undefined) => (signal ? { signal } : {});

  /** The entries a source leads to, as they came; null while the record lacks what the path needs. */
  const sourceEntries = async (
    source: PlatformOptions,
    values: Values,
    signal: AbortSignal | undefined,
  ): Promise<readonly unknown[] | null> => {
    const path = fillPath(source.path, values);
    if (path === null) return null;
    const body = await send({
      method: 'GET',
      path,
      ...(source.query ? { query: source.query } : {}),
      ...withSignal(signal),
    });
    const { each } = source;
    return listAt(body, source.read)
      .flatMap((entry) => (each ? rowsAt(entry, each) : [entry]))
      .filter((entry) => keeps(source, entry));
  };

  return {
    /** Values of a choice; null while the record lacks what the path needs. Each value once. */
    options: async (
      source: PlatformOptions,
      values: Values,
      signal?: AbortSignal,
    ): Promise<readonly string[] | null> => {
      const entries = await sourceEntries(source, values, signal);
      return entries && [...new Set(entries.flatMap((entry) => optionOf(source, entry) ?? []))];
    },

    /** The same with the entry of each value and the line that explains it, where the platform has one. */
    optionEntries: async (
      source: PlatformOptions,
      values: Values,
      noteFrom: string | undefined,
      signal?: AbortSignal,
    ): Promise<readonly OptionEntry[] | null> => {
      const entries = await sourceEntries(source, values, signal);
      if (!entries) return null;
      const found = new Map<string, OptionEntry>();
      for (const entry of entries) {
        const value = optionOf(source, entry);
        const note = noteFrom === undefined ? undefined : valueAt(entry, noteFrom);
        if (value === null || found.has(value)) continue;
        found.set(value, {
          value,
          entry,
          ...(typeof note === 'string' && note !== '' ? { note } : {}),
        });
      }
      return [...found.values()];
    },

    /** Records whose text matches; null while the form lacks a value that the search needs. */
    search: async (
      call: SearchCall,
      text: string,
      values: Values,
      signal?: AbortSignal,
    ): Promise<readonly Found[] | null> => {
      const needed = neededBy(call.needs, values);
      if (!needed) return null;
      const search = async (asked: string, at: number) => {
        const values = { ...needed, text: asked };
        const body = await send({
          method: call.method,
          path: call.path,
          ...(call.method === 'GET' ? { query: values } : { body: values }),
          // A newer search replaces the one before it, but not the other spelling of its own text.
          caller: `search ${call.path}${at === 0 ? '' : ` ${String(at)}`}`,
          ...withSignal(signal),
        });
        return listAt(body, call.read).flatMap((row) => foundOf(call, row) ?? []);
      };
      const found = (await Promise.all(searchedTexts(call, text).map(search))).flat();
      return [...new Map(found.map((one) => [one.id, one])).values()];
    },

    /** Texts that the platform knows already, each once; none while the form lacks what the search needs. */
    suggest: async (
      source: TextSource,
      values: Values,
      text: string,
      signal?: AbortSignal,
    ): Promise<readonly string[]> => {
      const needed = neededBy(source.needs, values);
      if (!needed) return [];
      const asked = { ...needed, text: searchTextOf(text) };
      const body = await send({
        method: source.method,
        path: source.path,
        ...(source.method === 'GET' ? { query: asked } : { body: asked }),
        ...withSignal(signal),
      });
      const texts = rowsAt(body, source.read).flatMap((entry) => suggestionOf(source, entry));
      return [...new Set(texts)];
    },

    /** A declared extra read of one record; null where the platform has none. */
    extra: async (
      declaration: AnyDeclaration,
      name: string,
      values: Values,
      signal?: AbortSignal,
    ): Promise<Values | null> => {
      const call = declaration.calls?.extra?.[name];
      const path = call ? fillPath(call.path, values) : null;
      if (!call || path === null) return null;
      const query = fillAll(call.query, { record: values, within: values });
      const body = await send({ method: 'GET', path, query, ...withSignal(signal) });
      const own = call.read ? valueAt(body, call.read) : body;
      // JSON may come as text (rules R15).
      const value = typeof own === 'string' ? readJson(own)?.value : own;
      return typeof value === 'object' ? (value as Values | null) : null;
    },

    /**
     * How many entries a declared read has: its `total` where it states one, since the entries may be cut. Null where
     * the answer has no such list.
     */
    count: async (
      call: ReadCall & { readonly read: string },
      record: Values,
      signal?: AbortSignal,
    ): Promise<number | null> => {
      const path = fillPath(call.path, record);
      if (path === null) return null;
      const query = fillAll(call.query, { record, within: record });
      const body = await send({ method: 'GET', path, query, ...withSignal(signal) });
      const entries = valueAt(body, call.read);
      if (!Array.isArray(entries)) return null;
      const total = valueAt(body, 'total');
      return typeof total === 'number' ? Math.max(total, entries.length) : entries.length;
    },

    /** What stands at a path, as it came: a catalogue that belongs to no record. */
    read: (path: string, signal?: AbortSignal): Promise<unknown> =>
      send({ method: 'GET', path, ...withSignal(signal) }),

    followUp: createFollowUp(send),
  };
};

export type Asks = ReturnType<typeof createAsks>;
