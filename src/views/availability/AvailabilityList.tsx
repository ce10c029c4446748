import type { ReactNode } from 'react';
import type { AnyDeclaration } from '../../schema/defineResource';
import { ListFrame, skeletonRowsOf } from '../list/ListFrame';
import { ListTable, type FurtherColumn } from '../list/ListTable';
import type { ListRows } from '../list/useListRows';
import type { Browsing } from '../list/useListState';
import { useWords } from '../useWords';
import { PageToggle } from './PageToggle';
import { RowToggle } from './RowToggle';
import type { Switches } from './switches';

interface AvailabilityListProps {
  /** The entity whose rows are switched on and off. */
  readonly declaration: AnyDeclaration;
  readonly columns: readonly string[];
  readonly filters?: readonly string[];
  readonly state: Browsing;
  readonly list: ListRows;
  readonly switches: Switches;
  /** Columns that are no fields of the entity: Template. */
  readonly further?: readonly FurtherColumn[];
  /** Whether a row's name leads to its page; a form is not left by it. */
  readonly leads: 'name' | 'nowhere';
  readonly tools?: ReactNode;
}

/**
 * The rows of an entity, each with a switch, and one for all that are seen (rules 2, Availability list:
 * product_zones, zone_products, job_template_products and job_template_zones; the other four types are
 * list/RecordList.tsx). What the switches write to is not known here.
 */
export const AvailabilityList = ({
  declaration,
  columns,
  filters,
  state,
  list,
  switches,
  further,
  leads,
  tools,
}: AvailabilityListProps) => {
  const words = useWords(declaration);
  const { rows } = list;
  return (
    <ListFrame
      declaration={declaration}
      state={state}
      list={list}
      isCompact
      tools={tools}
      {...(filters ? { filters } : {})}
    >
      <ListTable
        declaration={declaration}
        rows={rows}
        columns={columns}
        sorts={state.sorts}
        onSort={null}
        label={words.many}
        skeletonRows={skeletonRowsOf(list, true)}
        leads={leads}
        lead={{
          head: <PageToggle rows={rows} switches={switches} />,
          cell: (row) => <RowToggle row={row} name={words.nameOf(row)} switches={switches} />,
        }}
        {...(further ? { further } : {})}
      />
    </ListFrame>
  );
};
