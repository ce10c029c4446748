/** The reads of the console that are no list and no record: options, searches and declared extras. */
import { fillPath, type SearchCall } from '../../src/schema/calls';
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
import { errorOf } from './platformError';

type Values = Readonly<Record<string, unknown>>;

/** A record found by a search: enough to pick it by. */
export interface Found {
  readonly id: string;
  readonly label: string;
  /** The record as it came, for what restricts a choice. */
  readonly record: Values;
}

const foundOf = (call: SearchCall, row: unknown): Found | null => {
  const id = valueAt(row, call.value ?? 'id');
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  const label = firstValueAt(row, call.label);
  return {
    id: String(id),
    label: typeof label === 'string' && label !== '' ? label : String(id),
    record: row as Values,
  };
};

const optionOf = (source: PlatformOptions, entry: unknown): string | null => {
  const value = source.value ? valueAt(entry, source.value) : entry;
  return typeof value === 'string' && value !== '' ? value : null;
};

const suggestionOf = (source: TextSource, entry: unknown): readonly string[] => {
  const text = typeof entry === 'string' ? entry : firstValueAt(entry, source.label);
  return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [];
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

    /** The same with the line that explains each value, where the platform has one. */
    optionEntries: async (
      source: PlatformOptions,
      values: Values,
      noteFrom: string | undefined,
      signal?: AbortSignal,
    ): Promise<readonly { readonly value: string; readonly note?: string }[] | null> => {
      const entries = await sourceEntries(source, values, signal);
      if (!entries) return null;
      const found = new Map<string, { value: string; note?: string }>();
      for (const entry of entries) {
        const value = optionOf(source, entry);
        const note = noteFrom === undefined ? undefined : valueAt(entry, noteFrom);
        if (value === null || found.has(value)) continue;
        found.set(value, typeof note === 'string' && note !== '' ? { value, note } : { value });
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
      const asked = { ...needed, text };
      const body = await send({
        method: call.method,
        path: call.path,
        ...(call.method === 'GET' ? { query: asked } : { body: asked }),
        caller: `search ${call.path}`,
        ...withSignal(signal),
      });
      return listAt(body, call.read).flatMap((row) => foundOf(call, row) ?? []);
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
      const asked = { ...needed, text };
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
      // JSON may come as text (readings.md 15).
      const value = typeof own === 'string' ? readJson(own)?.value : own;
      return typeof value === 'object' ? (value as Values | null) : null;
    },

    /** What stands at a path, as it came: a catalogue that belongs to no record. */
    read: (path: string, signal?: AbortSignal): Promise<unknown> =>
      send({ method: 'GET', path, ...withSignal(signal) }),

    followUp: createFollowUp(send),
  };
};

export type Asks = ReturnType<typeof createAsks>;
