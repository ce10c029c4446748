import Close from '@mui/icons-material/Close';
import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { OverlayBoundary } from '../../../lib/failures/OverlayBoundary';
import { useOpening } from '../../../lib/failures/openings';
import { laterCode, preloadable, whenIdle } from '../../../fields/preloadable';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { onlyKey } from '../../../schema/only';
import { useParentIds } from '../../place/placeContext';
import { usePopup } from '../../usePopup';
import { useWords } from '../../useWords';
import { filterNames, isScope, keys, maxFilters, type FilterValue } from '../state/listQuery';
import type { Browsing } from '../state/useListState';
import { useIsPhone } from '../table/columns/phoneColumns';

/** The filters' code is loaded after the first rows, so that pickers do not delay them. */
const loadFilters = laterCode(() => import('./filters'));

const near = () => void loadFilters();

const FilterMenu = preloadable(loadFilters, ({ FilterMenu: Menu }) => Menu);
const FilterSheet = preloadable(loadFilters, ({ FilterSheet: Sheet }) => Sheet);
const OnlyDialog = preloadable(loadFilters, ({ OnlyDialog: Own }) => Own);
const FieldFilter = preloadable(loadFilters, ({ FieldFilter: Filter }) => Filter);

/**
 * As wide as every filter (`filterWidth`), and exactly as high as its input: a line of text and 17 pixels. A part of a
 * pixel more would move the rows when the filter is drawn.
 */
const filterRoom = (
  <Box
    sx={{
      width: { sm: 200, lg: 208 },
      typography: 'body1',
      '@media (pointer: coarse)': { fontSize: '1rem' },
      height: 'calc(1.4375em + 17px)',
    }}
  />
);

/** Whether to render filters: their code is loaded, or is now being loaded because the rows are there. */
const useFilters = (areRowsHere: boolean): boolean => {
  const [isDue, setIsDue] = useState(() => loadFilters.now() !== undefined);
  useEffect(() => {
    if (isDue || !areRowsHere) return undefined;
    return whenIdle(() => {
      const show = () => setIsDue(true);
      // A failure is reported when the filter is rendered.
      loadFilters().then(show, show);
    });
  }, [isDue, areRowsHere]);
  // The rows are rendered first: a picker takes as long as several rows.
  return useDeferredValue(isDue, false);
};

interface FilterBarProps {
  readonly declaration: AnyDeclaration;
  readonly state: Browsing;
  /** Fields to filter by; defaults to those of the declaration. */
  readonly names?: readonly string[] | undefined;
  /** The rows can be those of pasted keys. */
  readonly hasOnly?: boolean;
  /** Loads the filters' code only after the rows. */
  readonly areRowsHere?: boolean;
}

export const FilterBar = ({
  declaration,
  state,
  names: chosenNames,
  hasOnly = false,
  areRowsHere = true,
}: FilterBarProps) => {
  const words = useWords(declaration);
  const within = useParentIds();
  // A parent of the list is not a filter.
  const fields = (chosenNames ?? filterNames(declaration)).filter((name) => !(name in within));
  const names = hasOnly ? [...fields, onlyKey] : fields;
  const [isPasting, setIsPasting] = useState(false);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [focused, setFocused] = useState<string | null>(null);
  const isPhone = useIsPhone();
  const focusedPlace = useRef<HTMLElement>(null);
  // A filter of one's own need not take the focus.
  const isOwn = focused !== null && declaration.fields[focused]?.filter !== undefined;
  useOpening(isOwn ? null : focused, { place: focusedPlace });
  const { button, popup } = usePopup(isPhone ? 'dialog' : 'menu', near);
  const areDrawn = useFilters(areRowsHere && !isPhone);
  if (names.length === 0) return null;

  const shown = fields.filter(
    // The organization picker is always shown, in every list that belongs to organizations (rules 2).
    (name) => isScope(declaration, name) || opened.includes(name) || name in state.filters,
  );
  const active = names.filter((name) => opened.includes(name) || name in state.filters);
  // A filter without a value does not count. Filters that are not fields are rendered elsewhere, but do count.
  const isFullNow = Object.keys(state.filters).length >= maxFilters;
  const hint = words.translate('facings.views.filter.most', { most: maxFilters });
  const filtered = names.filter((name) => name in state.filters);
  const close = (name: string) => {
    setOpened((before) => before.filter((other) => other !== name));
    if (name in state.filters) state.setFilter(name, undefined);
  };

  /** Clears filters by records of another organization when the organization changes. */
  const change = (name: string, value: FilterValue | undefined) => {
    const isOf = (other: string) => {
      const field = declaration.fields[other];
      return field?.kind === 'reference' && field.gatedBy === name;
    };
    const kept = Object.entries(state.filters).filter(([other]) => other !== name && !isOf(other));
    if (kept.length === Object.keys(state.filters).filter((other) => other !== name).length)
      state.setFilter(name, value);
    else
      state.setFilters({
        ...Object.fromEntries(kept),
        ...(value === undefined ? {} : { [name]: value }),
        ...(state.text === '' ? {} : { [keys.text]: state.text }),
      });
  };

  const labelOf = (name: string): string =>
    name === onlyKey ? words.translate('facings.views.filter.only') : words.fieldLabel(name);
  const dialog = isPasting && (
    <OverlayBoundary onClose={() => setIsPasting(false)}>
      <OnlyDialog
        declaration={declaration}
        text={state.filters[onlyKey]?.toString()}
        onShow={(text) => {
          setIsPasting(false);
          state.setFilter(onlyKey, text);
        }}
        onClose={() => setIsPasting(false)}
      />
    </OverlayBoundary>
  );

  const filter = (name: string) => {
    const isFull = isFullNow && !(name in state.filters);
    if (name === onlyKey)
      return (
        <Button
          variant="outlined"
          color="inherit"
          disabled={isFull}
          onClick={() => setIsPasting(true)}
        >
          {labelOf(name)}
        </Button>
      );
    return (
      <FieldFilter
        declaration={declaration}
        source={name}
        value={state.filters[name]}
        isFocused={focused === name}
        isDisabled={isFull}
        hint={isFull ? hint : undefined}
        values={{ ...within, ...state.filters }}
        onChange={(value) => change(name, value)}
      />
    );
  };

  if (isPhone)
    return (
      <>
        <PhoneButton
          label={words.translate('facings.views.filter.label')}
          name={words.translate('facings.views.filter.count', { smart_count: filtered.length })}
          count={filtered.length}
          button={button}
        />
        {popup(({ onClose }) => (
          <FilterSheet
            names={names}
            onClear={
              filtered.length === 0 ? null : () => state.setFilters(withoutFilters(state, names))
            }
            onClose={onClose}
          >
            {filter}
          </FilterSheet>
        ))}
        {dialog}
      </>
    );

  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<FilterList />} {...button}>
        {words.translate('facings.views.filter.label')}
      </Button>
      {popup((menu) => (
        <FilterMenu
          options={names.map((name) => ({
            name,
            label: labelOf(name),
            isActive: active.includes(name),
            isRefused: !active.includes(name) && isFullNow,
          }))}
          onChoose={(name) => {
            if (name === onlyKey) {
              setIsPasting(true);
              menu.onClose();
              return;
            }
            setOpened((before) => (before.includes(name) ? before : [...before, name]));
            setFocused(name);
            menu.onClose();
          }}
          {...menu}
        />
      ))}
      {dialog}
      {shown.map((name) => {
        if (!declaration.fields[name]) return null;
        return (
          <Box
            key={name}
            ref={focused === name ? focusedPlace : null}
            sx={{ display: 'flex', alignItems: 'flex-start', minWidth: 0 }}
          >
            <Suspense fallback={filterRoom}>
              {areDrawn || focused === name ? filter(name) : filterRoom}
            </Suspense>
            {active.includes(name) && (
              <IconButton
                size="small"
                sx={{ mt: 0.5 }}
                aria-label={words.translate('facings.views.filter.remove', {
                  label: words.fieldLabel(name),
                })}
                onClick={() => close(name)}
              >
                <Close fontSize="small" />
              </IconButton>
            )}
          </Box>
        );
      })}
    </>
  );
};

/** The search and the filters that stand elsewhere stay. */
const withoutFilters = (
  { text, filters }: Browsing,
  names: readonly string[],
): Readonly<Record<string, FilterValue>> => ({
  ...Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name))),
  ...(text === '' ? {} : { [keys.text]: text }),
});

interface PhoneButtonProps extends Pick<ReturnType<typeof usePopup>, 'button'> {
  readonly label: string;
  /** Its label, with how many filters are active. */
  readonly name: string;
  readonly count: number;
}

/** All filters behind one button, which says how many are active: the rows begin higher. */
const PhoneButton = ({ label, name, count, button }: PhoneButtonProps) => (
  <Button
    variant="outlined"
    color={count > 0 ? 'primary' : 'inherit'}
    aria-label={count > 0 ? name : label}
    {...button}
    sx={{ minWidth: 44, height: 40, px: 1, gap: 0.75, flexShrink: 0 }}
  >
    <FilterList fontSize="small" aria-hidden="true" />
    {count > 0 && <span aria-hidden="true">{count}</span>}
  </Button>
);
