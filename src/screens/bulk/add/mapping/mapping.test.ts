import { expect, it } from 'vitest';
import type { ColumnProfile, ImportTarget } from '../../../../lib/tables/types';
import { withTarget, type FileColumn } from './mapping';

const sku = (label: string): ImportTarget => ({
  name: 'sku',
  label,
  kind: 'text',
  isRequired: true,
  synonyms: [],
});

const columnOf = (heading: string, target: ImportTarget | null): FileColumn => ({
  profile: { heading } as ColumnProfile,
  target,
  confidence: target ? 'exact' : 'none',
});

it('gives a target to one column, also after the targets were created again in another language', () => {
  const columns = [columnOf('Code', sku('SKU')), columnOf('EAN', null)];
  const chosen = withTarget(columns, 1, sku('Référence'));
  expect(chosen.map(({ target }) => target?.label ?? null)).toEqual([null, 'Référence']);
});
