/** The records before and after a record in the list that it was opened from, as that list is searched and sorted. */
import '../../messages/en/recordTexts';
import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { use, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import type { Identifier } from 'react-admin';
import { Link, useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { isCovered } from '../../lib/failures/openings';
import { isObject } from '../../lib/util/isObject';
import { createStore, type Store } from '../../lib/util/listeners';
import type { AnyDeclaration } from '../../schema/defineResource';
import { viewPath, type ParentIds } from '../../schema/routes';
import { takesLetters } from '../keys/keyPresses';
import { usePageActions, useShortcutHint } from '../keys/usePageAction';
import { useListRows, useReadRows } from '../list/state/useListRows';
import { useListState } from '../list/state/useListState';
import { ListBeforeContext } from '../place/listBefore';
import { PlaceProvider, useParentIds } from '../place/placeContext';
import { AtAddress } from '../place/routerAddress';
import { useNumberText, useWords } from '../useWords';

interface NeighborsProps {
  /** The entity of the shown record. */
  readonly declaration: AnyDeclaration;
  readonly id: string;
}

/** A record and the page of the list that it is on. */
interface Neighbor {
  readonly id: Identifier;
  readonly page: number;
}

type Way = 'previous' | 'next';

/** Null if there is none; 'awaited' if that is not known yet. */
type Step<Value> = Value | 'awaited' | null;

interface Position extends Readonly<Record<Way, Step<Neighbor>>> {
  /** Starts at 1. */
  readonly at: number;
  readonly total: number;
  readonly isTotalKnown: boolean;
  /** The pages that are read because the record is the first or last one of its own. */
  readonly pagesBeside: readonly number[];
}

/** Kept in the history entry: the list itself stays on the page that it was left on. */
const pageIn = (state: unknown): number | null =>
  isObject(state) && typeof state.listPage === 'number' ? state.listPage : null;

/**
 * Uses the rows that the list has read. Only from the first or last row of a page, a list that the platform pages is
 * asked for the page beside it.
 */
const usePosition = (list: AnyDeclaration, id: string, passed: number | null): Position | null => {
  const state = useListState(list);
  const page = passed ?? state.page;
  const here = useReadRows(list, { ...state, page });
  const index = here.rows.findIndex((row) => String(row.id) === id);
  const pages = Math.ceil(here.total / here.pageSize);
  const isFound = index !== -1;
  const hasBefore = isFound && index === 0 && page > 1;
  const hasAfter =
    isFound && index === here.rows.length - 1 && (page < pages || !here.isTotalKnown);
  // Sorted by the console, the rows of a page say nothing about those of the next one.
  const isSortedHere = here.reach === 'page';
  const before = useReadRows(list, { ...state, page: page - 1 });
  const after = useReadRows(list, { ...state, page: page + 1 });
  if (!isFound) return null;
  const neighbor = (id: Identifier | undefined, pageNumber: number): Neighbor | null =>
    id === undefined ? null : { id, page: pageNumber };
  const beyond = ({ rows, isLoading }: typeof before, at: number, pageNumber: number) => {
    if (isSortedHere) return null;
    return isLoading ? 'awaited' : neighbor(rows.at(at)?.id, pageNumber);
  };
  return {
    previous: hasBefore
      ? beyond(before, -1, page - 1)
      : neighbor(index > 0 ? here.rows[index - 1]?.id : undefined, page),
    next: hasAfter ? beyond(after, 0, page + 1) : neighbor(here.rows[index + 1]?.id, page),
    at: (page - 1) * here.pageSize + index + 1,
    total: here.total,
    isTotalKnown: here.isTotalKnown,
    pagesBeside:
      isSortedHere || list.calls?.list?.paging.kind === 'whole'
        ? []
        : [...(hasBefore ? [page - 1] : []), ...(hasAfter ? [page + 1] : [])],
  };
};

/** The newest press of a key whose neighbor was not there yet. */
type EarlyKey = Store<Way | null>;

interface StepKeysProps {
  readonly declaration: AnyDeclaration;
  readonly steps: Readonly<Record<Way, Step<() => void>>>;
  readonly early: EarlyKey;
}

/** The keys `p` and `n`. A key that is pressed early works as soon as the neighbor is there. */
const StepKeys = ({ declaration, steps, early }: StepKeysProps) => {
  const words = useWords(declaration);
  usePageActions(
    (['previous', 'next'] as const).map((key) => {
      const step = steps[key];
      return (
        step && {
          key,
          label: words.translate(`facings.record.neighbors.${key}`, { one: words.one }),
          shortcut: key === 'previous' ? 'p' : 'n',
          isOnlyKey: step === 'awaited',
          run: step === 'awaited' ? () => early.set(key) : step,
        }
      );
    }),
  );
  useEffect(() => {
    const pressed = early.get();
    const step = pressed && steps[pressed];
    if (pressed === null || step === 'awaited') return;
    early.set(null);
    // What was opened or is typed since then is not left.
    if (!isCovered(document) && !takesLetters(document.activeElement)) step?.();
  });
  return null;
};

interface PageReadProps {
  readonly list: AnyDeclaration;
  readonly page: number;
}

/** Reads a page of the list, for `useReadRows`. */
const PageRead = ({ list, page }: PageReadProps) => {
  useListRows(list, { ...useListState(list), page });
  return null;
};

interface StepsProps extends Pick<StepKeysProps, 'declaration' | 'early'> {
  readonly position: Position;
  /** Of the shown record. */
  readonly within: ParentIds;
  readonly go: NavigateFunction;
}

/** Replaces the history entry, so that Back leads to the list, however many records were looked at. */
const Steps = ({ declaration, position, within, go, early }: StepsProps) => {
  const words = useWords(declaration);
  const numberText = useNumberText();
  const hints = { previous: useShortcutHint('p'), next: useShortcutHint('n') };
  const { at, total, isTotalKnown } = position;
  const toOf = (key: Way) => {
    const to = position[key];
    if (to === null || to === 'awaited') return to;
    const options = { replace: true, state: { listPage: to.page } };
    return { path: viewPath(declaration, to.id, within), options };
  };
  const [previous, next] = [toOf('previous'), toOf('next')];
  const stepTo = (to: typeof next) =>
    to === null || to === 'awaited' ? to : () => void go(to.path, to.options);
  const button = (key: Way, to: typeof next, icon: ReactNode) => {
    const label = words.translate(`facings.record.neighbors.${key}`, { one: words.one });
    return to === null || to === 'awaited' ? (
      <IconButton size="small" disabled aria-label={label}>
        {icon}
      </IconButton>
    ) : (
      <IconButton
        size="small"
        aria-label={label}
        component={Link}
        to={to.path}
        {...to.options}
        {...hints[key]}
      >
        {icon}
      </IconButton>
    );
  };
  return (
    <Box
      component="nav"
      aria-label={words.translate('facings.record.neighbors.label', { many: words.many })}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
    >
      <StepKeys
        declaration={declaration}
        steps={{ previous: stepTo(previous), next: stepTo(next) }}
        early={early}
      />
      {button('previous', previous, <ChevronLeft />)}
      {button('next', next, <ChevronRight />)}
      <Typography variant="body2" color="text.secondary">
        {words.translate(`facings.record.neighbors.${isTotalKnown ? 'at' : 'atOpen'}`, {
          at: numberText(at),
          total: numberText(total),
        })}
      </Typography>
    </Box>
  );
};

interface AtListProps extends NeighborsProps, Pick<StepsProps, 'within' | 'go' | 'early'> {
  readonly list: AnyDeclaration;
  readonly passed: number | null;
}

/** Reads the list, at whose address it is drawn. */
const AtList = ({ list, id, passed, ...steps }: AtListProps) => {
  const position = usePosition(list, id, passed);
  return (
    position && (
      <>
        <Steps position={position} {...steps} />
        {position.pagesBeside.map((page) => (
          <PageRead key={page} list={list} page={page} />
        ))}
      </>
    )
  );
};

const unknownSteps = { previous: 'awaited', next: 'awaited' } as const;

/** As high as the buttons. */
const roomStyle = { minHeight: 34, marginBottom: 8 } as const;

/** Nothing if the record was not opened from a list. Their room is there from the start; they follow the facts. */
export const Neighbors = (props: NeighborsProps) => {
  const before = use(ListBeforeContext);
  const { state } = useLocation() as { readonly state: unknown };
  const go = useNavigate();
  const within = useParentIds();
  const isDue = useDeferredValue(true, false);
  const [early] = useState(() => createStore<Way | null>(null));
  if (!before?.list) return null;
  const { declaration: list, within: listWithin } = before.list;
  return (
    <div style={roomStyle}>
      {isDue ? (
        <AtAddress address={before.address}>
          <PlaceProvider within={listWithin}>
            <AtList
              {...props}
              list={list}
              passed={pageIn(state)}
              within={within}
              go={go}
              early={early}
            />
          </PlaceProvider>
        </AtAddress>
      ) : (
        <StepKeys declaration={props.declaration} steps={unknownSteps} early={early} />
      )}
    </div>
  );
};
