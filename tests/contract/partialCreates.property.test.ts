/** Creates records with some of their values, as react-admin's hooks do: what nobody gave is not sent. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isObject } from '../../src/lib/util/isObject';
import { writeCallOf } from '../../src/schema/writeCall';
import { pins } from './allPins';
import { examples } from './examples';
import { createRecorded, registry } from './record';

const creatable = registry.all.filter(({ create }) => create);

it.each(creatable.map((declaration) => [declaration.name, declaration] as const))(
  '%s: a create sends the given values and the initial ones',
  async (name, declaration) => {
    const pin = pins[name];
    const { provider, taken } = await createRecorded();
    const within = pin?.within ?? (await examples.within(provider, name));
    const meta = Object.keys(within).length > 0 ? { meta: { within } } : {};
    const all = { ...pin?.create?.values, ...(await examples.values(provider, name, within)) };
    const { create, fields } = declaration;
    const wanted = new Set([...(pin?.create?.body ?? []), ...(pin?.create?.form ?? [])]);
    // Keys of the call that no form has: the declaration alone knows their values.
    const others = writeCallOf(declaration, 'create').send.filter(
      (key) => !create?.fields.includes(key),
    );
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(fc.subarray(Object.keys(all)), async (keys) => {
        taken();
        const data = Object.fromEntries(keys.map((key) => [key, (all as object)[key as never]]));
        await provider.create(name, { data, ...meta }).catch(() => undefined);
        const call = taken().find(
          ({ method, headers }) => method !== 'GET' && headers.has('X-Resource-Action'),
        );
        if (!call) return;
        const parts = Object.fromEntries((call.form ?? []).map((key) => [key, 'a part']));
        const body = isObject(call.json) ? call.json : parts;
        sent += 1;
        for (const [key, value] of Object.entries(body)) {
          expect(wanted, 'keys of the pin').toContain(key);
          const isGiven = keys.includes(key) || fields[key]?.sends !== undefined;
          if (!isGiven && !others.includes(key)) expect(value, key).not.toBeNull();
        }
        for (const [key, { initial, shownIf }] of Object.entries(fields)) {
          if (initial === undefined || shownIf || !wanted.has(key)) continue;
          if (create?.fields.includes(key)) expect(body, key).toHaveProperty(key);
        }
      }),
      { numRuns: 20 },
    );
    expect(sent, 'calls').toBeGreaterThan(0);
  },
);
