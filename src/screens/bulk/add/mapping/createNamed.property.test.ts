// @vitest-environment node
/** Random names over a failing connection: each is created once, however often it is tried again. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createControl } from '../../../../lib/batches/control';
import { faultCounts, faultyCalls, oftenFine } from '../../../../lib/batches/testing/faultCounts';
import { createFates } from '../../../../lib/batches/testing/fates';
import { plainKey } from '../../../../lib/text/plainText';
import { noWait } from '../../save/testing/world';
import { createNamed } from './createNamed';

const { numRuns } = faultCounts(50);

const spelled = [
  'Dairy',
  'dairy',
  ' Dairy\u00A0',
  'D\u200Bairy',
  'Deli',
  'Wine  Bar',
  'Wine\u00A0bar',
  'Käse',
  'Ka\u0308se',
  '',
];

it('every name is created exactly once, whatever fails and however often it is tried', async () => {
  const property = fc.asyncProperty(
    fc.array(fc.constantFrom(...spelled), { maxLength: 12 }),
    fc.subarray(['Dairy', 'Deli']),
    oftenFine(faultyCalls),
    async (names, existing, troubles) => {
      const stored = existing.map((name, at) => ({ id: `e${at}`, name }));
      const made = new Set<string>();
      const carryOut = createFates();
      const left = troubles.values();
      const call = async <T>(act: () => T): Promise<T> => {
        await new Promise((done) => setImmediate(done));
        return carryOut(left.next().value ?? 'fine', 'call', act);
      };
      const port = {
        names: () => call(() => stored.map(({ name }) => name)),
        create: (name: string) =>
          call(() => {
            const id = `c${stored.length}`;
            stored.push({ id, name });
            return id;
          }),
        find: (name: string) => call(() => stored.find((one) => one.name === name)?.id),
      };
      const wanted = new Set(names.map(plainKey).filter((key) => key !== ''));
      // As a person presses the button again, until nothing is missing.
      for (let round = 0; round < 80; round += 1) {
        const outcomes = await createNamed(names, port, createControl(noWait)).catch(() => []);
        for (const { outcome } of outcomes)
          if (outcome.type === 'done') made.add(String(outcome.id));
        const known = new Set(stored.map(({ name }) => plainKey(name)));
        if ([...wanted].every((key) => known.has(key))) break;
      }
      const keys = stored.map(({ name }) => plainKey(name));
      expect(keys).toHaveLength(new Set(keys).size);
      expect(new Set(keys)).toEqual(new Set([...wanted, ...existing.map(plainKey)]));
      // What is called created exists and did not exist before.
      const ids = new Set(stored.map(({ id }) => id));
      for (const id of made) expect(ids.has(id) && id.startsWith('c')).toBe(true);
    },
  );
  await fc.assert(property, { numRuns });
}, 60_000);
