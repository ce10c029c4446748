import Box from '@mui/material/Box';
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
  type ReactNode,
  type Ref,
} from 'react';
import { useTranslate } from 'react-admin';
import type { RuleMessage } from '../schema/rules/message';
import type { FindAsked, Hit } from './entriesTypes';
import type { GridModel, Touched } from './types';
import type { Actions } from './view/actions';
import { areaAt } from './view/area';
import { createBoard } from './view/board';
import { useClipboard } from './view/clipboard/useClipboard';
import { createChoose } from './view/createChoose';
import { Editor } from './view/Editor';
import type { FindOpen } from './view/find/FindBar';
import type { Hits } from './view/find/hits';
import { gridSx } from './view/gridSx';
import type { Look } from './view/look';
import { createNoteKeeper } from './view/note';
import { useEditing } from './view/useEditing';
import { useGridWords } from './view/useGridWords';
import { useStage } from './view/useStage';
import { useTell } from './view/useTell';

const FindBar = lazy(() =>
  import('./view/find/FindBar').then(({ FindBar: Own }) => ({ default: Own })),
);
const GridKeys = lazy(() =>
  import('./view/GridKeys').then(({ GridKeys: Own }) => ({ default: Own })),
);

export interface DataGridHandle {
  /** Brings a cell into sight and selects it; `row` is the model's number. False while it is not shown. */
  readonly goTo: (row: number, column: number) => boolean;
  readonly openFind: () => void;
  readonly focus: () => void;
}

export interface DataGridProps {
  readonly model: GridModel;
  /** What the grid is, to those who hear the page. */
  readonly label: string;
  /** Said where no row is shown. */
  readonly emptyText: ReactNode;
  readonly autoFocus?: boolean;
  /** Rows have boxes. */
  readonly canChoose?: boolean;
  /** A blank line at the end becomes a row when something is typed or pasted there. */
  readonly canAdd?: boolean;
  /** The model's marks stand at the head of each row. */
  readonly showMarks?: boolean;
  /** Name of a row's box: 'Choose SKU-1'. Its number when absent. */
  readonly rowLabel?: (row: number) => string;
  /** A fault in words, where the catalogue does not have it. Another function draws every cell anew. */
  readonly faultText?: (fault: RuleMessage) => string;
  /** Ctrl+F finds by it, and Ctrl+H replaces. */
  readonly find?: (asked: FindAsked) => readonly Hit[];
  readonly replace?: (asked: FindAsked, by: string) => Touched;
  /** Ctrl+/ asks for a list of the keys; the grid has one of its own. */
  readonly onOpenKeys?: () => void;
  /** Escape with nothing left to put away. */
  readonly onEscape?: () => void;
  readonly handle?: Ref<DataGridHandle>;
}

/**
 * A spreadsheet of a model's rows, of any number: blocks, clipboard, filling, undo (Specification 2, Bulk product
 * tools). It fills the height it is given.
 */
export const DataGrid = ({
  model,
  label,
  emptyText,
  autoFocus = false,
  canChoose = false,
  canAdd = false,
  showMarks = false,
  rowLabel,
  faultText,
  onOpenKeys,
  find,
  replace,
  onEscape,
  handle,
}: DataGridProps) => {
  const translate = useTranslate();
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const note = useMemo(() => createNoteKeeper(), []);
  const latest = useRef({ rowLabel, onOpenKeys, onEscape });
  useLayoutEffect(() => {
    latest.current = { rowLabel, onOpenKeys, onEscape };
  });

  const board = useMemo(() => createBoard({ model, id }), [model, id]);
  const words = useGridWords(faultText);
  const { tell, status } = useTell();
  const { editing, edit, done } = useEditing({ board, host, tell });
  const isEmpty = useSyncExternalStore(model.subscribe, () => model.shown().length === 0);
  const [finding, setFinding] = useState<FindOpen | null>(null);
  const [hits, setHits] = useState<Hits | null>(null);
  const [areKeysShown, setKeysShown] = useState(false);
  const canFind = find !== undefined;

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
      openKeys: () => {
        if (latest.current.onOpenKeys) latest.current.onOpenKeys();
        else setKeysShown(true);
      },
      escape: () => {
        latest.current.onEscape?.();
        return latest.current.onEscape !== undefined;
      },
      hideNote: note.hide,
    }),
    [board, tell, edit, note, canFind],
  );
  const look = useMemo(
    (): Look => ({
      words,
      canChoose,
      canAdd,
      showMarks,
      rowLabel: (row) =>
        latest.current.rowLabel?.(row) ?? translate('facings.grid.chooseRow', { row: row + 1 }),
      isHit: hits && hits.has,
    }),
    [words, canChoose, canAdd, showMarks, translate, hits],
  );
  const isEditing = editing !== null;
  const stageArgs = { board, host, note, actions, look, isEditing };
  const { sheet, head, body, out, noteBox } = useStage(stageArgs);
  useClipboard({ board, host, tell });

  const focus = () => host.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (!autoFocus) return undefined;
    // In a task of its own: it lays the page out, and what mounts the grid has enough to do.
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
      openFind: () => actions.openFind?.(false),
      focus,
    }),
    [board, actions],
  );

  return (
    <Box sx={gridSx} className="grid">
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
        >
          <div ref={sheet} className="sheet" role="presentation">
            <div ref={head} className="head" role="rowgroup" />
            <div ref={body} className="body" role="presentation" />
          </div>
        </div>
        {isEmpty && !canAdd && <p className="empty">{emptyText}</p>}
        <div ref={noteBox} className="note" hidden />
        {editing && (
          <Editor
            key={`${String(editing.row)} ${String(editing.place.column)}`}
            board={board}
            editing={editing}
            faultText={words.fault}
            onDone={done}
          />
        )}
      </div>
      <p ref={status} role="status" className="status" />
      <p id={`${id}-help`} className="told">
        {translate('facings.grid.help')}
      </p>
      <div ref={out} hidden />
      {areKeysShown && (
        <Suspense fallback={null}>
          <GridKeys
            onClose={() => {
              setKeysShown(false);
              focus();
            }}
          />
        </Suspense>
      )}
    </Box>
  );
};
