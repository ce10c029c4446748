import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Skeleton from '@mui/material/Skeleton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { lazy, Suspense, type KeyboardEvent, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { FieldCell } from '../../fields/FieldCell';
import { listOf, type AnyDeclaration } from '../../schema/defineResource';
import type { FieldKind } from '../../schema/field';
import { viewPath } from '../../schema/routes';
import { useRegistry } from '../../fields/RegistryContext';
import { loadRow } from '../load';
import { useWithin } from '../place/withinContext';
import { useWords } from '../useWords';
import { hasRowActions } from './hasRowActions';
import { rowLinkSx, tableSx } from './tableStyles';

const RowActions = lazy(() => loadRow().then(({ RowActions: Own }) => ({ default: Own })));
const RowSwitch = lazy(() => loadRow().then(({ RowSwitch: Own }) => ({ default: Own })));

interface ListTableProps {
  readonly declaration: AnyDeclaration;
  readonly rows: readonly RaRecord[];
  readonly label: string;
  /** Rows to draw as shapes while the first ones are on their way; 0 when they are here. */
  readonly skeletonRows: number;
  readonly onNear: () => void;
}

/** Arrows move between the rows' links, Enter follows one: the link does that by itself. */
const moveWithArrows = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
};

/** The column whose cell is the row's link: the first that is text, since a picture says no name. */
const linkColumnOf = (declaration: AnyDeclaration): string | undefined =>
  listOf(declaration).columns.find((name) => declaration.fields[name]?.kind === 'text') ??
  listOf(declaration).columns[0];

export const ListTable = ({ declaration, rows, label, skeletonRows, onNear }: ListTableProps) => {
  const words = useWords(declaration);
  const within = useWithin();
  const registry = useRegistry();
  const { columns: declared, opens, switches = [] } = listOf(declaration);
  const columns = declared.filter((name) => !(name in within));
  const opened = opens === undefined ? declaration : registry.find(opens);
  const linkColumn = opened.routes.view ? linkColumnOf(declaration) : undefined;
  const withActions = hasRowActions(declaration);
  const alignOf = (name: string) =>
    numericKinds.has(declaration.fields[name]?.kind) ? ('right' as const) : ('left' as const);

  const narrowOf = (name: string) =>
    narrowKinds.has(declaration.fields[name]?.kind) ? { className: 'narrow' } : {};

  const cell = (name: string, row: RaRecord): ReactNode => {
    if (switches.includes(name)) {
      return (
        <Suspense fallback={null}>
          <RowSwitch declaration={declaration} name={name} record={row} />
        </Suspense>
      );
    }
    const content = <FieldCell declaration={declaration} name={name} record={row} place="row" />;
    if (name !== linkColumn) return content;
    return (
      <Link
        to={viewPath(opened, row.id, within)}
        data-row-link=""
        className="rowLink"
        aria-label={hasText(row[name]) ? undefined : words.nameOf(row)}
      >
        {content}
      </Link>
    );
  };

  return (
    <Table size="small" aria-label={label} aria-busy={skeletonRows > 0} sx={tableSx}>
      <TableHead>
        <TableRow>
          {columns.map((name) => (
            <TableCell key={name} align={alignOf(name)} scope="col" {...narrowOf(name)}>
              {words.fieldLabel(name)}
            </TableCell>
          ))}
          {withActions && (
            <TableCell scope="col" className="narrow" align="right">
              <span style={visuallyHidden}>{words.translate('facings.views.row.actions')}</span>
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody onKeyDown={moveWithArrows} onPointerEnter={onNear} onFocus={onNear} sx={rowLinkSx}>
        {skeletonRows > 0
          ? Array.from({ length: skeletonRows }, (_, index) => (
              <TableRow key={index}>
                {columns.map((name) => (
                  <TableCell key={name}>
                    <Skeleton width={`${55 + ((index * 7) % 35)}%`} />
                  </TableCell>
                ))}
              </TableRow>
            ))
          : rows.map((row) => (
              <TableRow key={row.id} hover={linkColumn !== undefined}>
                {columns.map((name) => (
                  <TableCell key={name} align={alignOf(name)}>
                    {cell(name, row)}
                  </TableCell>
                ))}
                {withActions && (
                  <TableCell align="right">
                    <Suspense fallback={null}>
                      <RowActions declaration={declaration} record={row} />
                    </Suspense>
                  </TableCell>
                )}
              </TableRow>
            ))}
      </TableBody>
    </Table>
  );
};

const numericKinds: ReadonlySet<FieldKind | undefined> = new Set(['count', 'number']);

const narrowKinds: ReadonlySet<FieldKind | undefined> = new Set([
  'image',
  'count',
  'number',
  'switch',
]);

const hasText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
