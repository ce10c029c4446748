import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { startTransition, useId, useOptimistic, type ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { ListFrame } from '../list/page/ListFrame';
import { ListProvider, type ListedRows } from '../list/page/ListProvider';
import type { Amounts } from '../links/useAmounts';
import type { Columns } from '../list/table/ListTable';
import { useWords } from '../useWords';
import { AmountBox, NoAmount } from './AmountBox';

/** The interface of an availability list's switches, whether they change the platform or a form. */
export interface Switches {
  /** Whether a row's switch is on; undefined while unknown. */
  readonly isOn: (id: string) => boolean | undefined;
  readonly turn: (ids: readonly string[], isOn: boolean) => void;
  readonly isHeld: boolean;
  /** The reason why this row cannot be switched on, as text; null if it can. */
  readonly whyDisabled?: (row: RaRecord) => string | null;
}

/** Returns the reason why a row's switch is disabled; null if it is not. */
export const disabledReason = ({ whyDisabled, isOn }: Switches, row: RaRecord): string | null =>
  // A row that is on can always be switched off.
  isOn(String(row.id)) === true ? null : (whyDisabled?.(row) ?? null);

/** State of a page's switch: 'mixed' if some rows are on and some off. */
type PageState = 'on' | 'off' | 'mixed' | 'unknown';

export const pageStateOf = (states: readonly (boolean | undefined)[]): PageState => {
  const isOn = states.includes(true);
  const isOff = states.includes(false);
  if (states.includes(undefined) || (!isOn && !isOff)) return 'unknown';
  if (isOn && isOff) return 'mixed';
  return isOn ? 'on' : 'off';
};

interface PageToggleProps {
  /** The visible rows without those that cannot be switched on. */
  readonly rows: readonly RaRecord[];
  readonly switches: Switches;
}

/** Switches all rows of the page (rules 2, toggle-all; rules R62). From the mixed state it switches them on. */
const PageToggle = ({ rows, switches }: PageToggleProps) => {
  const translate = useTranslate();
  const countId = useId();
  const ids = rows
    .filter((row) => disabledReason(switches, row) === null)
    .map(({ id }) => String(id));
  const states = ids.map((id) => switches.isOn(id));
  const [state, setState] = useOptimistic(pageStateOf(states));
  const label = translate('facings.availability.all');
  const count =
    state === 'unknown'
      ? ''
      : translate('facings.availability.some', {
          on: states.filter((isOn) => isOn === true).length,
          count: ids.length,
        });
  return (
    <Tooltip
      title={
        count === '' ? label : translate('facings.files.labeled', { name: label, text: count })
      }
      describeChild
    >
      <span>
        <Switch
          size="small"
          checked={state === 'on'}
          disabled={switches.isHeld || state === 'unknown'}
          onChange={() => {
            const isOn = state !== 'on';
            // This switch answers at once. The rows are the size of a page: they are drawn in pieces.
            startTransition(() => {
              setState(isOn ? 'on' : 'off');
              switches.turn(
                ids.filter((id) => switches.isOn(id) !== isOn),
                isOn,
              );
            });
          }}
          slotProps={{ input: { 'aria-label': label, 'aria-describedby': countId } }}
          sx={state === 'mixed' ? mixedSx : { my: -0.5 }}
        />
        <span id={countId} style={visuallyHidden}>
          {count}
        </span>
      </span>
    </Tooltip>
  );
};

/** The mixed state: the thumb is in the middle of the track. */
const mixedSx = {
  my: -0.5,
  '& .MuiSwitch-switchBase': { transform: 'translateX(8px)', color: 'primary.main' },
} as const;

interface RowToggleProps {
  readonly row: RaRecord;
  readonly name: string;
  readonly switches: Switches;
}

/** The switch of one row: Space toggles it, arrow keys move between rows. */
const RowToggle = ({ row, name, switches }: RowToggleProps) => {
  const id = String(row.id);
  const [isOn, setIsOn] = useOptimistic(switches.isOn(id));
  const held = disabledReason(switches, row);
  const rowElement = (
    <Switch
      size="small"
      checked={isOn === true}
      disabled={switches.isHeld || isOn === undefined || held !== null}
      onChange={(_, next) =>
        startTransition(() => {
          setIsOn(next);
          switches.turn([id], next);
        })
      }
      slotProps={{ input: { 'aria-label': name, ...rowSwitch } }}
      sx={{ my: -0.5 }}
    />
  );
  return held === null ? (
    rowElement
  ) : (
    <Tooltip title={held} describeChild>
      <span>{rowElement}</span>
    </Tooltip>
  );
};

/** Marks the row's switch, so that the list's table finds it for arrow keys (list/ListTable.tsx). */
const rowSwitch = { 'data-row-switch': '' };

interface AvailabilityListProps extends Columns, Omit<ListedRows, 'columns'> {
  readonly filters?: readonly string[] | undefined;
  readonly switches: Switches;
  /** The amounts of the rows that are on, such as par; null if links have none. */
  readonly amounts?: Amounts | null;
  readonly tools?: ReactNode;
}

/**
 * The rows of an entity in a ListContext, with a switch each, and one for all visible rows (rules 2, Availability list:
 * product_zones, zone_products, job_template_products and job_template_zones; the other four types are
 * list/RecordList.tsx). It does not know what the switches change.
 */
export const AvailabilityList = ({
  filters,
  switches,
  amounts = null,
  further,
  rowLink,
  tools,
  columns,
  onPhone,
  ...listed
}: AvailabilityListProps) => {
  const { declaration, state, list } = listed;
  const words = useWords(declaration);
  return (
    <ListProvider columns={columns} {...listed}>
      <ListFrame
        declaration={declaration}
        state={state}
        list={list}
        isCompact
        // It is paged by the platform, and its rows must not move down when it comes.
        hasSummary
        tools={tools}
        filters={filters}
        columns={columns}
        onPhone={onPhone}
        rowLink={rowLink}
        lead={{
          head: <PageToggle rows={list.rows} switches={switches} />,
          cell: (row) => <RowToggle row={row} name={words.nameOf(row)} switches={switches} />,
        }}
        second={
          amounts
            ? {
                label: amounts.label,
                cell: (row) =>
                  switches.isOn(String(row.id)) === true ? (
                    <AmountBox
                      id={String(row.id)}
                      name={amounts.nameOf(words.nameOf(row))}
                      amounts={amounts}
                      isDisabled={switches.isHeld || (switches.whyDisabled?.(row) ?? null) !== null}
                    />
                  ) : (
                    <NoAmount />
                  ),
              }
            : undefined
        }
        further={further}
      />
    </ListProvider>
  );
};
