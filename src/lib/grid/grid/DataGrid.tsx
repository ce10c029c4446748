import {
  Suspense,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '../../failures/code';
import { useOpening } from '../../failures/openings';
import { OverlayBoundary } from '../../failures/OverlayBoundary';
import { reasonText } from '../../failures/reason';
import type { RuleMessage } from '../../rules/message';
import { areaAt } from '../board/area';
import { BoardStyle } from '../board/BoardStyle';
import type { FindOptions, Hit } from '../entries/types';
import type { ColumnState, GridModel, Touched } from '../types';
import cellsCss from './cells.css?inline';
import { listenToClipboard } from './clipboard';
import { Editor } from './Editor';
import editorCss from './editor.css?inline';
import type { FindOpen } from './find/FindBar';
import type { Hits } from './find/useFind';
import frameCss from './frame.css?inline';
import { listenToKeys, type Actions } from './keys';
import { listenToNote } from './note';
import { listenToPointer } from './pointer';
import { createSelecting } from './selecting';
import { createSheetBoard } from './sheetBoard';
import { checkboxWidth, sizes } from './sizes';
import { useAnnouncer } from './useAnnouncer';
import { useCellEditing } from './useEditing';

export interface DataGridHandle {
  /** Scrolls to a cell and selects it. `row` is the model's row number. Returns false if the row is not shown. */
  readonly goTo: (row: number, column: number) => boolean;
  /** The active cell, by the model's row number; null if it is not in a row of the model. */
  readonly active: () => { readonly row: number; readonly column: number } | null;
  readonly openFind: () => void;
  readonly focus: () => void;
}

export interface DataGridProps {
  readonly model: GridModel;
  /** Accessible name of the grid. */
  readonly label: string;
  readonly emptyText: ReactNode;
  /** A blank last line becomes a row when the user types or pastes there. */
  readonly canAdd?: boolean;
  readonly onColumnMenu: (column: number, anchor: HTMLElement) => void;
  /** By column index. A new map re-renders the column headers. */
  readonly columnStates: ReadonlyMap<number, ColumnState>;
  /** Accessible name of a row's check box, such as 'Choose SKU-1'. */
  readonly rowLabel: (row: number) => string;
  /** Explains a row's mark, if the mark's name is not enough. */
  readonly rowReason?: (row: number) => string;
  /** Search for Ctrl+F and Ctrl+H. */
  readonly find: (options: FindOptions) => readonly Hit[];
  readonly replace: (options: FindOptions, by: string) => Touched;
  readonly handle: Ref<DataGridHandle>;
}

const FindBar = lazyPart(() => import('./find/FindBar'), 'FindBar');
const KeysDialog = lazyPart(() => import('../KeysDialog'), 'KeysDialog');

/**
 * An editable spreadsheet for any number of rows, with ranges, clipboard, fill and undo (rules 2, Bulk product tools).
 * It fills the height of its parent.
 */
export const DataGrid = ({
  model,
  label,
  emptyText,
  canAdd = false,
  onColumnMenu,
  columnStates,
  rowLabel,
  rowReason,
  find,
  replace,
  handle,
}: DataGridProps) => {
  const translate = useTranslate();
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const noteBox = useRef<HTMLDivElement>(null);
  const [hits, setHits] = useState<Hits | null>(null);
  const [finding, setFinding] = useState<FindOpen | null>(null);
  const [areKeysShown, setKeysShown] = useState(false);
  const latest = useRef({ rowLabel, rowReason, onColumnMenu, columnStates, hits });
  useLayoutEffect(() => {
    latest.current = { rowLabel, rowReason, onColumnMenu, columnStates, hits };
  });

  const board = useMemo(() => createSheetBoard(model, id), [model, id]);
  const { announcer, status } = useAnnouncer();
  const { editing, edit, done } = useCellEditing({ board, host, announcer });
  const isEmpty = useSyncExternalStore(model.subscribe, () => model.shown().length === 0);
  const focus = () => host.current?.focus({ preventScroll: true });
  const closeFind = () => {
    setFinding(null);
    focus();
  };
  const findPlace = useRef<HTMLDivElement>(null);
  useOpening(finding && `find ${String(finding.at)}`, { cancel: closeFind, place: findPlace });
  const closeKeys = () => {
    setKeysShown(false);
    focus();
  };
  const faultText = useCallback(
    // Texts of a declaration are used unchanged.
    (fault: RuleMessage) => fault.text ?? reasonText(fault, translate),
    [translate],
  );

  useLayoutEffect(() => (host.current ? board.mount(host.current) : undefined), [board]);
  // Before the first appearance, nothing is drawn.
  useLayoutEffect(() => {
    board.draw();
  }, [board, columnStates, hits]);
  useLayoutEffect(() => {
    board.setAppearance({
      translate,
      faultText,
      canAdd,
      rowLabel: (row) => latest.current.rowLabel(row),
      rowReason: (row) => latest.current.rowReason?.(row) ?? '',
      columnState: (column) => latest.current.columnStates.get(column) ?? {},
      isHit: (row, column) => latest.current.hits?.has(row, column) === true,
    });
  }, [board, translate, faultText, canAdd]);

  const actions = useMemo(
    (): Actions => ({
      board,
      announcer,
      selecting: createSelecting(board, announcer),
      edit,
      openFind: (isReplace) => setFinding((before) => ({ isReplace, at: (before?.at ?? 0) + 1 })),
      openColumnMenu: (column, heading) => latest.current.onColumnMenu(column, heading),
      openKeys: () => setKeysShown(true),
    }),
    [board, announcer, edit],
  );
  useEffect(() => {
    const [grid, element] = [host.current, noteBox.current];
    if (!grid || !element) return undefined;
    const stops = [
      listenToNote(grid, { element, board, faultText }),
      listenToPointer(grid, actions),
      listenToKeys(grid, actions),
      listenToClipboard(grid, actions),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [board, faultText, actions]);
  useEffect(() => {
    // Focusing forces a layout, so it runs in its own task after mounting.
    const later = setTimeout(focus);
    return () => clearTimeout(later);
  }, []);
  useImperativeHandle(
    handle,
    () => ({
      goTo: (row, column) => {
        const position = board.positionOf(row);
        if (position === -1) return false;
        board.select(areaAt({ row: position, column }));
        focus();
        return true;
      },
      active: () => {
        const { row: position, column } = board.area().active;
        const row = position < 0 ? -1 : board.rowAt(position);
        return row < 0 || column < 0 ? null : { row, column };
      },
      openFind: () => actions.openFind(false),
      focus,
    }),
    [board, actions],
  );

  return (
    <div className="board grid">
      <BoardStyle
        name="grid"
        sizes={sizes}
        lengths={{ '--checkbox': checkboxWidth }}
        css={frameCss + cellsCss + editorCss}
      />
      <div ref={findPlace} style={{ display: 'contents' }}>
        {finding && (
          <Suspense fallback={null}>
            <FindBar
              board={board}
              announcer={announcer}
              open={finding}
              find={find}
              replace={replace}
              hits={hits}
              onHits={setHits}
              onClose={closeFind}
            />
          </Suspense>
        )}
      </div>
      <div className="frame">
        <div
          ref={host}
          className="host"
          role="grid"
          tabIndex={0}
          aria-label={label}
          aria-describedby={`${id}-help`}
          aria-multiselectable
        />
        {isEmpty && <p className="empty">{emptyText}</p>}
        {editing && (
          <Editor
            key={`${String(editing.row)} ${String(editing.place.column)}`}
            board={board}
            editing={editing}
            faultText={faultText}
            onDone={done}
          />
        )}
        <div ref={noteBox} className="note" hidden />
      </div>
      <p ref={status} role="status" className="status" />
      <p id={`${id}-help`} className="srOnly">
        {translate('facings.grid.help')}
      </p>
      {areKeysShown && (
        <OverlayBoundary onClose={closeKeys}>
          <KeysDialog area="grid" onClose={closeKeys} />
        </OverlayBoundary>
      )}
    </div>
  );
};
