/** The rows that settings ask for: those of a seed, changed by the scenario. */
import type { StandInSettings } from '../settings';
import { seededBy } from '../store/seed/random';
import type { Seed } from '../store/tables';
import { scenarioNamed } from './scenarios';

/** Gives the same object again while the settings ask for the same rows: that tells a store to keep its own. */
export const createSeeds = (usual: () => Seed) => {
  let last: { readonly key: string; readonly rows: Seed } | undefined;
  return ({ scenario, seed }: Pick<StandInSettings, 'scenario' | 'seed'>): Seed => {
    const key = `${scenario} ${seed}`;
    if (last?.key === key) return last.rows;
    const { rows: changed = (rows: Seed) => rows } = scenarioNamed(scenario);
    last = { key, rows: seededBy(seed, () => changed(usual())) };
    return last.rows;
  };
};
