/**
 * Random creates, updates and removals over a connection that fails in every way, each repeated as a person would.
 * `FACINGS_FAULT_RUNS` sets their number; the nightly run uses more.
 */
import fc from 'fast-check';
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { items } from '../../resources/items';
import { keys } from '../../resources/keys';
import { regions } from '../../resources/regions';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { faultyPlatform, type Fault } from '../testing/faultyPlatform';
import { entityProvider } from './entityProvider';
import type { PlatformError } from '../../src/lib/failures/failures';

const numRuns = Number(process.env.FACINGS_FAULT_RUNS ?? 50);
vi.setConfig({ testTimeout: 10_000 + numRuns * 20 });

const ambiguous = ['reset', 'cut', '500', '502', '504', 'html'] as const;
/** A refusal is always true: a platform that refuses has done nothing. The same applies to an empty 200. */
const fate: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({
    when: fc.constant('before' as const),
    how: fc.constantFrom<Fault['how']>(...ambiguous, '429', '401'),
  }),
  fc.record({
    when: fc.constant('after' as const),
    how: fc.constantFrom<Fault['how']>(...ambiguous, 'empty'),
  }),
);
/** The faults of each attempt; the last attempt has none. */
const tries = fc.array(fc.array(fate, { minLength: 1, maxLength: 4 }), { maxLength: 3 });

const operation = fc.record({
  what: fc.constantFrom('create' as const, 'update' as const, 'remove' as const),
  tries,
});

interface Outcome {
  readonly type: 'saved' | 'open' | 'refused';
  readonly answer?: unknown;
  readonly error?: PlatformError & { readonly said?: { readonly key: string } };
}

const outcomeOf = async (work: () => Promise<unknown>): Promise<Outcome> => {
  try {
    return { type: 'saved', answer: await work() };
  } catch (error) {
    expect(error).toBeInstanceOf(HttpError);
    const own = error as NonNullable<Outcome['error']>;
    return { type: own.failure.mayBeSaved ? 'open' : 'refused', error: own };
  }
};

const listOf = { items: '/api/items', regions: '/api/regions' } as const;

it.each([
  ['items' as const, items as AnyDeclaration],
  ['regions' as const, regions as AnyDeclaration],
])('nothing of %s is lost, duplicated, or wrongly reported as saved', async (kind, declaration) => {
  const property = fc.asyncProperty(fc.array(operation, { maxLength: 5 }), async (operations) => {
    const platform = faultyPlatform();
    const provider = entityProvider(platform.transport, declaration, () =>
      Promise.resolve({ id: 'me' }),
    );
    const rows = () => platform.stored(listOf[kind]);
    const named = (name: string) => rows().filter((row) => row.name === name);
    const account = kind === 'regions' ? { account_id: 'o' } : {};
    /** What the person believes to be stored. */
    const believed = new Map<string, string>();
    let n = 0;

    for (const { what, tries: failing } of operations) {
      const [target] = believed;
      n += 1;
      const name = `Shelf ${n}`;
      // A refused attempt says nothing about an earlier one whose outcome is unknown.
      let isOpen = false;
      for (const fates of [...failing, []]) {
        platform.arm(fates);
        if (what === 'create' || !target) {
          const outcome = await outcomeOf(() => provider.create({ data: { ...account, name } }));
          expect(named(name).length).toBeLessThanOrEqual(1);
          if (outcome.type === 'refused') expect(named(name)).toEqual([]);
          if (outcome.type !== 'saved') continue;
          const { data } = outcome.answer as { data: { id: string } };
          expect(named(name)).toMatchObject([{ id: data.id, ...account }]);
          believed.set(data.id, name);
        } else if (what === 'update') {
          const [id, before] = target;
          const outcome = await outcomeOf(() =>
            provider.update({
              id,
              data: { ...account, name },
              previousData: { id, ...account, name: before },
            }),
          );
          if (outcome.type === 'refused' && !isOpen) expect(named(before)).toHaveLength(1);
          isOpen ||= outcome.type === 'open';
          if (outcome.type !== 'saved') continue;
          expect(named(name)).toMatchObject([{ id }]);
          believed.set(id, name);
        } else {
          const [id] = target;
          const outcome = await outcomeOf(() => provider.remove({ id }));
          const isThere = rows().some((row) => row.id === id);
          const isNotFound = outcome.error?.status === 404;
          if (outcome.type === 'refused' && !isOpen && !isNotFound) expect(isThere).toBe(true);
          isOpen ||= outcome.type === 'open';
          // Removed by an earlier attempt: "not found" counts as removed.
          if (outcome.type !== 'saved' && !isNotFound) continue;
          expect(isThere).toBe(false);
          believed.delete(id);
        }
        break;
      }
    }
    // After a last attempt without faults, the person's belief and the stored data are equal.
    expect(new Map(rows().map(({ id, name }) => [id, name]))).toEqual(believed);
  });
  await fc.assert(property, { numRuns });
});

it('an older item with the same name is never taken for the new one', async () => {
  const property = fc.asyncProperty(
    fc.integer({ min: 1, max: 3 }),
    tries,
    async (twins, failing) => {
      const platform = faultyPlatform();
      const declaration: AnyDeclaration = items;
      const provider = entityProvider(platform.transport, declaration, () =>
        Promise.resolve({ id: 'me' }),
      );
      const ids = () => platform.stored('/api/items').map(({ id }) => id);
      const data = { name: 'Shelf' };
      for (let n = 0; n < twins; n += 1) await provider.create({ data });
      const older = ids();

      for (const fates of [...failing, []]) {
        platform.arm(fates);
        const outcome = await outcomeOf(() => provider.create({ data }));
        const made = ids().filter((id) => !older.includes(id));
        expect(made.length).toBeLessThanOrEqual(1);
        if (outcome.type === 'refused') expect(made).toEqual([]);
        if (outcome.type === 'open') {
          // What an import asks after an attempt without an answer.
          platform.arm([]);
          expect((await provider.created({ data }))?.id).toBe(made[0]);
        }
        if (outcome.type !== 'saved') continue;
        expect((outcome.answer as { data: { id: string } }).data.id).toBe(made[0]);
        return;
      }
      expect.fail('An attempt without faults saves the item.');
    },
  );
  await fc.assert(property, { numRuns });
});

it('a key is shown with its own secret, or reported as existing without one, and never created twice', async () => {
  const property = fc.asyncProperty(fc.boolean(), tries, async (hasTwin, failing) => {
    const platform = faultyPlatform();
    const declaration: AnyDeclaration = keys;
    const provider = entityProvider(platform.transport, declaration, () =>
      Promise.resolve({ id: 'me' }),
    );
    const meta = { within: { organization_id: 'o' } };
    const data = { name: 'Nightly', role: 'user' };
    if (hasTwin) await provider.create({ data, meta });
    const older = platform.stored('/api/organizations/keys').map(({ id }) => id);

    for (const fates of [...failing, []]) {
      platform.arm(fates);
      const outcome = await outcomeOf(() => provider.create({ data, meta }));
      const made = platform
        .stored('/api/organizations/keys')
        .filter(({ id }) => !older.includes(id));
      expect(made.length).toBeLessThanOrEqual(1);
      const isLost = outcome.error?.declaredMessage?.key === 'facings.views.failure.secretLost';
      if (isLost) expect(made).toHaveLength(1);
      if (outcome.type === 'saved') {
        const { secrets } = outcome.answer as { secrets: unknown[] };
        expect(secrets).toEqual([platform.secretOf(made[0]?.id ?? '')]);
      }
      if (isLost || outcome.type === 'saved') return;
    }
    // The existing key keeps its name: this create is refused, and nobody is asked to delete the other key.
    expect(hasTwin).toBe(true);
  });
  await fc.assert(property, { numRuns });
});
