import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useMemo, useRef, type ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { ConsoleLink } from '../../../fields/ConsoleLink';
import { FieldCell } from '../../../fields/FieldCell';
import { preloadable } from '../../../fields/preloadable';
import { listOf, type AnyDeclaration } from '../../../schema/defineResource';
import { knownViewPath } from '../../../schema/routes';
import { useRegistry } from '../../../fields/useDeclaration';
import { moveWithArrows, selectWithKeys, useRowKeys } from '../../keys/useRowKeys';
import { loadRow, loadShow } from '../../load';
import { useOverlay } from '../../place/useOverlay';
import { useParentIds } from '../../place/placeContext';
import { useWords } from '../../useWords';
import {
  hasRowActions,
  isState,
  linkColumnOf,
  phoneColumns,
  phoneStacks,
  useIsPhone,
  type PhoneColumns,
} from './columns/phoneColumns';
import { cellClasses, rowLinkSx, tableSx } from './tableStyles';
import { ListHead } from './ListHead';
import type { Sort } from '../toolbar/sorting/sorts';
import { useFocusAfterBack, useFocusAfterRemoval } from './useRowFocus';
import { useRowCode } from './useRowCode';
import { useRowPresses } from './useRowPresses';

const RowActions = preloadable(loadRow, ({ RowActions: Own }) => Own);

const nearPage = () => void loadShow();

/** The columns of a list, and where its rows lead. */
export interface Columns {
  readonly columns: readonly string[];
  /** Another order and other stacks on a phone than the entity's own list has. */
  readonly onPhone?: PhoneColumns | undefined;
  /** The person chose these columns and their order: a phone keeps it. */
  readonly areChosen?: boolean;
  /** An additional first column. */
  readonly lead?: LeadColumn | undefined;
  /** A column after that one. */
  readonly second?: FurtherColumn | undefined;
  /** Additional last columns that are not fields of the entity. */
  readonly further?: readonly FurtherColumn[] | undefined;
  /** The link of a row: the whole row, only its name, or none. */
  readonly rowLink?: 'row' | 'name' | 'none' | undefined;
}

interface ListTableProps extends Columns {
  readonly declaration: AnyDeclaration;
  readonly rows: readonly RaRecord[];
  readonly sorts?: readonly Sort[];
  readonly onSort?: ((sorts: readonly Sort[]) => void) | null;
  /** Number of placeholder rows while the first page loads; 0 afterwards. */
  readonly skeletonRows?: number;
  /** Rows of the previous search, shown until the next ones arrive. */
  readonly isOlder?: boolean;
}

export interface LeadColumn {
  /** Of its cells; narrow unless given. */
  readonly className?: string;
  readonly head: ReactNode;
  readonly cell: (row: RaRecord) => ReactNode;
}

export interface FurtherColumn {
  readonly label: string;
  readonly cell: (row: RaRecord) => ReactNode;
}

export const ListTable = ({
  declaration,
  rows,
  columns: columnNames,
  onPhone,
  areChosen = false,
  sorts = [],
  onSort = null,
  skeletonRows: givenSkeletons = 0,
  isOlder = false,
  lead,
  second,
  further = [],
  rowLink = 'row',
}: ListTableProps) => {
  const words = useWords(declaration);
  const within = useParentIds();
  const registry = useRegistry();
  const { opens } = listOf(declaration);
  const opened = opens === undefined ? declaration : registry.find(opens);
  const isPhone = useIsPhone();
  const { columns, stacks, every } = useMemo(() => {
    if (!isPhone || areChosen)
      return { columns: columnNames, stacks: phoneStacks(declaration, []), every: columnNames };
    const ordered = phoneColumns(declaration, columnNames, onPhone);
    const below = phoneStacks(declaration, columnNames, onPhone);
    const hidden = new Set(Object.values(below).flat());
    return { columns: ordered.filter((name) => !hidden.has(name)), stacks: below, every: ordered };
  }, [isPhone, areChosen, declaration, columnNames, onPhone]);
  const isLinked = rowLink !== 'none' && opened.routes.view !== undefined;
  const isRow = isLinked && rowLink === 'row';
  const linkColumn = isLinked ? linkColumnOf(declaration, columns) : null;
  const withLink = isLinked && linkColumn === null;
  const withActions = rowLink === 'row' && hasRowActions(declaration);
  const near = rowLink === 'row' ? nearPage : undefined;

  const isCodeHere = useRowCode(declaration, every, withActions);
  const skeletonRows = isCodeHere ? givenSkeletons : Math.max(givenSkeletons, rows.length);

  // On a phone the name stays in view while the other columns scroll.
  const nameColumn = linkColumnOf(declaration, columns);
  const isLead = lead !== undefined && lead.className === undefined;
  const isStacked = nameColumn !== null && stacks[nameColumn] !== undefined;
  // A name over others has no room for columns that scroll beside it.
  const isFirst = !isLead && !isStacked && nameColumn !== null && columns[0] === nameColumn;

  const leadClass = lead?.className ?? 'narrow';
  const styles = cellClasses(declaration, columns, nameColumn);

  const body = useRef<HTMLTableSectionElement>(null);
  const keepFocus = useFocusAfterRemoval(body, rows);
  const areHere = skeletonRows === 0 && rows.length > 0;
  const rememberRow = useFocusAfterBack({ body, name: declaration.name, rows, areHere });
  const presses = useRowPresses();
  const navigate = useNavigate();
  const { toEdit } = useOverlay(declaration);
  const canEdit = rowLink === 'row' && declaration.edit !== undefined && opened === declaration;
  useRowKeys({
    body,
    isEmpty: !areHere,
    edit: canEdit
      ? (index) => {
          const row = rows[index];
          if (row) void navigate(toEdit(row.id));
        }
      : null,
  });

  const openLink = (row: RaRecord): ReactNode => {
    const to = knownViewPath(opened, row.id, within);
    if (to === null) return null;
    const label = words.translate('facings.fields.media.open', { name: words.nameOf(row) });
    return (
      <ConsoleLink to={to} {...(isRow ? rowLinkAttributes : {})} aria-label={label}>
        {words.translate('facings.fields.open')}
      </ConsoleLink>
    );
  };

  const cell = (name: string, row: RaRecord): ReactNode => {
    const content = <FieldCell source={name} place="row" />;
    const to = name === linkColumn ? knownViewPath(opened, row.id, within) : null;
    if (to === null) return content;
    return (
      <ConsoleLink
        to={to}
        {...(isRow ? rowLinkAttributes : { className: 'cellLink' })}
        aria-label={hasText(row[name]) ? undefined : words.nameOf(row)}
      >
        {content}
      </ConsoleLink>
    );
  };

  const below = (names: readonly string[]): ReactNode => (
    <div className="below">
      {names.map((lower) => (
        <div key={lower}>
          <FieldCell source={lower} place="row" />
        </div>
      ))}
    </div>
  );
  const stack = (lower: readonly string[], head: ReactNode): ReactNode => {
    const beside = lower.slice(0, 1).filter((name) => isState(declaration, name));
    return (
      <>
        <div className="head">
          {head}
          {below(beside)}
        </div>
        {below(lower.slice(beside.length))}
      </>
    );
  };

  return (
    <ResourceContextProvider value={declaration.name}>
      <Table
        size="small"
        aria-label={words.many}
        aria-busy={skeletonRows > 0 || isOlder}
        className={isStacked ? 'stacked' : isFirst ? 'nameFirst' : undefined}
        onKeyDown={lead && selectWithKeys}
        sx={tableSx}
      >
        <ListHead
          declaration={declaration}
          columns={columns}
          sorts={sorts}
          onSort={onSort}
          withLink={withLink}
          withActions={withActions}
          isWaiting={skeletonRows > 0}
          lead={lead}
          second={second?.label}
          styles={styles}
          further={further.map(({ label: heading }) => heading)}
        />
        <TableBody
          ref={body}
          onKeyDown={moveWithArrows}
          {...presses}
          onClick={(event) => {
            rememberRow(event);
            presses.onClick(event);
          }}
          onPointerEnter={near}
          onFocus={() => {
            keepFocus();
            near?.();
          }}
          sx={rowLinkSx}
        >
          {skeletonRows > 0
            ? Array.from({ length: skeletonRows }, (_, index) => (
                <tr key={index}>
                  {lead && <td className={leadClass} />}
                  {second && <td className="narrow" />}
                  {columns.map((name) => (
                    <td key={name}>
                      <Skeleton width={`${55 + ((index * 7) % 35)}%`} />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row) => (
                <RecordContextProvider key={row.id} value={row}>
                  <tr className={isRow ? 'linked' : undefined}>
                    {lead && <td className={leadClass}>{lead.cell(row)}</td>}
                    {second && <td className="narrow">{second.cell(row)}</td>}
                    {columns.map((name) => (
                      <td key={name} className={styles[name]}>
                        {stacks[name] ? stack(stacks[name], cell(name, row)) : cell(name, row)}
                      </td>
                    ))}
                    {further.map(({ label: heading, cell: renderCell }) => (
                      <td key={heading}>{renderCell(row)}</td>
                    ))}
                    {withLink && <td className="number">{openLink(row)}</td>}
                    {withActions && (
                      <td className="actions number">
                        <Suspense fallback={null}>
                          <RowActions declaration={declaration} record={row} />
                        </Suspense>
                      </td>
                    )}
                  </tr>
                </RecordContextProvider>
              ))}
        </TableBody>
      </Table>
    </ResourceContextProvider>
  );
};

/** Not draggable: a drag selects text. */
const rowLinkAttributes = { 'data-row-link': '', className: 'rowLink', draggable: false } as const;

const hasText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
