/** The parts of a list whose rows can be selected; their code is loaded with the rows. */
import { Suspense } from 'react';
import { laterCode, preloadable } from '../../../fields/preloadable';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { LeadColumn } from './ListTable';

export const loadSelection = laterCode(() => import('./Selection'));
const SelectRow = preloadable(loadSelection, ({ SelectRow: Own }) => Own);
const SelectPage = preloadable(loadSelection, ({ SelectPage: Own }) => Own);
export const SelectionBar = preloadable(loadSelection, ({ SelectionBar: Own }) => Own);

/** As wide as a check box. */
const roomOfBox = <span style={{ display: 'inline-block', width: 38 }} />;

export const selectionColumn = (declaration: AnyDeclaration): LeadColumn => ({
  head: (
    <Suspense fallback={roomOfBox}>
      <SelectPage />
    </Suspense>
  ),
  cell: () => (
    <Suspense fallback={roomOfBox}>
      <SelectRow declaration={declaration} />
    </Suspense>
  ),
});
