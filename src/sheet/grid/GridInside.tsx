import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslate } from 'react-admin';
import type { Actions } from '../board/move';
import type { DataGridProps } from './DataGrid';
import type { ColumnState } from '../types';
import { areaAt } from '../board/area';
import { useClipboard } from './useClipboard';
import { createChoose } from './options';
import { Editor } from './Editor';
import type { FindOpen } from './find/FindBar';
import type { Hits } from './find/hits';
import { rowNumber, type Look } from './look';
import { listenToPointer } from './mouse';
import { createNote, type Note } from './note';
import { listenToKeys } from './pressKey';
import { createSheetBoard } from './sheetBoard';
import { useEditing } from './useEditing';
import { useGridWords, useTell } from './useTell';

const FindBar = lazy(() => import('./find/FindBar').then(({ FindBar: Own }) => ({ default: Own })));
const KeysDialog = lazy(() =>
  import('../KeysDialog').then(({ KeysDialog: Own }) => ({ default: Own })),
);

const noStates: ReadonlyMap<number, ColumnState> = new Map();

export const GridInside = ({
  model,
  label,
  emptyText,
  autoFocus = false,
  canChoose = false,
  canAdd = false,
  showMarks = false,
  onColumnMenu,
  columnStates = noStates,
  rowLabel,
  rowReason,
  find,
  replace,
  handle,
}: DataGridProps) => {
  const translate = useTranslate();
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const note = useRef<Note>(null);
  const noteBox = useRef<HTMLDivElement>(null);
  const latest = useRef({ rowLabel, rowReason, onColumnMenu });
  useLayoutEffect(() => {
    latest.current = { rowLabel, rowReason, onColumnMenu };
  });

  const board = useMemo(() => createSheetBoard({ model, id }), [model, id]);
  const words = useGridWords();
  const { tell, status } = useTell();
  const { editing, edit, done } = useEditing({ board, host, tell });
  const isEmpty = useSyncExternalStore(model.subscribe, () => model.shown().length === 0);
  const [finding, setFinding] = useState<FindOpen | null>(null);
  const [hits, setHits] = useState<Hits | null>(null);
  const [areKeysShown, setKeysShown] = useState(false);
  const canFind = find !== undefined;
  const hasColumnMenu = onColumnMenu !== undefined;

  const actions = useMemo(
    (): Actions => ({
      board,
      tell,
      edit,
      choose: createChoose(board),
      openFind: canFind
        ? (isReplace) => {
            setFinding((before) => ({ isReplace, at: (before?.at ?? 0) + 1 }));
          }
        : null,
      openColumnMenu: (column) => {
        const heading = host.current?.querySelector<HTMLElement>(
          `.heading[data-column="${String(column)}"]`,
        );
        if (!heading || !latest.current.onColumnMenu) return false;
        latest.current.onColumnMenu(column, heading);
        return true;
      },
      openKeys: () => {
        setKeysShown(true);
      },
      hideNote: () => note.current?.hide() ?? false,
    }),
    [board, tell, edit, canFind],
  );
  const look = useMemo(
    (): Look => ({
      words,
      canChoose,
      canAdd,
      showMarks,
      rowReason: (row) => latest.current.rowReason?.(row) ?? '',
      hasColumnMenu,
      columnStates,
      rowLabel: (row) =>
        latest.current.rowLabel?.(row) ??
        translate('facings.grid.chooseRow', { row: rowNumber(model, row) }),
      isHit: hits && hits.has,
    }),
    [model, words, canChoose, canAdd, showMarks, hasColumnMenu, columnStates, translate, hits],
  );
  const isEditing = editing !== null;
  useClipboard({ board, host, tell });

  useLayoutEffect(() => (host.current ? board.mount(host.current) : undefined), [board]);
  useLayoutEffect(() => {
    board.dress(look);
  }, [board, look]);
  useEffect(() => {
    if (!host.current) return undefined;
    const stopPointer = listenToPointer(host.current, actions);
    const stopKeys = listenToKeys(host.current, actions);
    return () => {
      stopPointer();
      stopKeys();
    };
  }, [actions]);
  const { fault: faultText } = words;
  useEffect(() => {
    // While a cell is edited, its input shows the error.
    if (isEditing || !noteBox.current || !host.current) return undefined;
    const own = createNote({ element: noteBox.current, host: host.current, board, faultText });
    note.current = own;
    return () => {
      note.current = null;
      own.stop();
    };
  }, [board, faultText, isEditing]);

  const focus = () => host.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (!autoFocus) return undefined;
    // Focusing forces a layout, so it runs in its own task after mounting.
    const later = setTimeout(focus);
    return () => {
      clearTimeout(later);
    };
  }, [autoFocus]);
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
        const { active } = board.area();
        const row = active.row < 0 ? -1 : board.rowAt(active.row);
        return row < 0 || active.column < 0 ? null : { row, column: active.column };
      },
      openFind: () => actions.openFind?.(false),
      focus,
    }),
    [board, actions],
  );

  return (
    <>
      {finding && find && (
        <Suspense fallback={null}>
          <FindBar
            board={board}
            tell={tell}
            open={finding}
            find={find}
            replace={replace}
            onHits={setHits}
            onClose={() => {
              setFinding(null);
              focus();
            }}
          />
        </Suspense>
      )}
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
        <div ref={noteBox} className="note" hidden />
        {editing && (
          <Editor
            key={`${String(editing.row)} ${String(editing.place.column)}`}
            board={board}
            editing={editing}
            faultText={faultText}
            onDone={done}
          />
        )}
      </div>
      <p ref={status} role="status" className="status" />
      <p id={`${id}-help`} className="told">
        {translate('facings.grid.help')}
      </p>
      {areKeysShown && (
        <Suspense fallback={null}>
          <KeysDialog
            area="grid"
            onClose={() => {
              setKeysShown(false);
              focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
};
