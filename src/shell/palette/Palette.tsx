import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useCallback, useId, useState, type KeyboardEvent } from 'react';
import { useGetMany, useLogout, useTranslate, type RaRecord } from 'react-admin';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useRegistry } from '../../fields/useDeclaration';
import { shortened } from '../../lib/text/shortened';
import { fillTemplate } from '../../schema/template';
import type { OverPageProps } from '../keys/OverPage';
import { recordPartOf } from '../navigation';
import type { PaletteEntry } from './entry';
import { minCharacters } from './finders';
import { PaletteBox, PaletteFoot } from './PaletteBox';
import { paletteOptionId, PaletteList } from './PaletteList';
import { fresh, useFew, useFound, type FoundGroup } from './useFound';
import { useKnownEntries } from './useKnownEntries';
import { useOrganizationEntries } from './useOrganizationEntries';
import { usePaletteRows } from './usePaletteRows';
import { useRecordPages } from './useRecordPages';

/** Adds the names of the found records' organizations, because stores of several organizations may share a name. */
const useOwners = (found: readonly FoundGroup[]): readonly FoundGroup[] => {
  const registry = useRegistry();
  const of = recordPartOf(registry.menu)?.of;
  const owners = found.flatMap(({ records }) => records.flatMap(({ owner }) => owner ?? []));
  const unnamed = owners.filter((owner) => owner.of === of && owner.name === undefined);
  const ids = [...new Set(unnamed.map(({ id }) => id))].sort();
  const { data } = useGetMany<RaRecord>(
    of ?? '',
    { ids },
    { enabled: ids.length > 0, staleTime: fresh, retry: false },
  );
  if (of === undefined || owners.length === 0) return found;
  const { represent } = registry.find(of);
  const nameOf = (id: string): string | undefined => {
    const loaded = data?.find((record) => String(record.id) === id);
    return loaded && fillTemplate(represent, loaded);
  };
  return found.map((group) => ({
    ...group,
    records: group.records.map((record) => {
      const { owner, detail } = record;
      const name = owner && (owner.name ?? nameOf(owner.id));
      const both = [name, detail].filter(Boolean).join(' · ');
      return both === '' ? record : { ...record, detail: both };
    }),
  }));
};

/** Number of entries that PageUp and PageDown skip. */
const leap = 8;

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: leap,
  PageUp: -leap,
};

interface Shown {
  readonly text: string;
  /** Lists organizations only, to switch to another one. */
  readonly isSwitching: boolean;
  /** Id of the active entry; the first one if null, or if it no longer exists. */
  readonly chosen: string | null;
}

const begun: Shown = { text: '', isSwitching: false, chosen: null };

/**
 * One search box for everything: a combobox whose list contains the page's actions, the navigation and the platform's
 * records.
 */
export const Palette = ({
  onClose,
  isSwitching: beginsSwitching = false,
  ...rest
}: OverPageProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const listId = useId();
  const part = recordPartOf(useRegistry().menu);
  const [onlyRecords] = useState(() => (part ? [part.of] : []));
  const [{ text, isSwitching, chosen }, setShown] = useState(() => ({
    ...begun,
    isSwitching: beginsSwitching,
  }));
  const [onSwitch] = useState(() => () => setShown({ ...begun, isSwitching: true }));
  const [onBack] = useState(() => () => setShown(begun));
  const [point] = useState(() => (id: string | null) => {
    setShown((before) => ({ ...before, chosen: id }));
  });
  const logOut = useLogout();
  const onLeave = useCallback(() => void logOut(), [logOut]);
  const knownEntries = useKnownEntries({ ...rest, onLeave, onSwitch: part ? onSwitch : null });
  const organizations = useOrganizationEntries(rest.visits.all(), onBack);
  const found = useOwners(useFound(text, isSwitching ? onlyRecords : null));
  const pages = useRecordPages(text, !isSwitching);
  const few = useFew(isSwitching ? part?.of : undefined, text, organizations.ids);
  const offered = few.areOffered ? few.groups : found;
  const rows = usePaletteRows({
    entries: isSwitching ? organizations.entries : knownEntries,
    found: isSwitching ? organizations.redirected(offered) : [...pages, ...found],
    text,
    areCommandsLast: isSwitching,
  });
  const { entries } = rows;
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === chosen),
  );
  const active = entries[at];

  const choose = (entry: PaletteEntry) => {
    if (entry.staysOpen) {
      entry.run?.();
      return;
    }
    // Closes first, so that the command finds the page in its previous state, with its focus.
    flushSync(onClose);
    if (entry.run) entry.run();
    else if (entry.to !== undefined) void navigate(entry.to);
  };
  const openInTab = (entry: PaletteEntry) => {
    const option = document.getElementById(paletteOptionId(listId, entry.id));
    if (option instanceof HTMLAnchorElement) window.open(option.href, '_blank', 'noopener');
  };
  const press = (event: KeyboardEvent) => {
    // During IME composition, Enter and arrows belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      const isLeap = Math.abs(step) > 1;
      const next = isLeap
        ? Math.min(entries.length - 1, Math.max(0, at + step))
        : (at + step + entries.length) % entries.length;
      point(entries[next]?.id ?? null);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      if ((event.ctrlKey || event.metaKey) && active.to !== undefined) openInTab(active);
      else choose(active);
    } else if (event.key === 'Backspace' && text === '' && isSwitching) {
      event.preventDefault();
      onBack();
    }
  };

  const isTyped = text.trim() !== '';
  const isShort = isSwitching && !few.areOffered && text.trim().length < minCharacters;
  const isNothing = isTyped && entries.length === 0 && rows.searching.length === 0;
  const nothing = translate('facings.palette.none', { text: shortened(text.trim(), maxShown) });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      onClose={onClose}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: {
          'aria-label': translate('facings.palette.title'),
          // MUI would name it by a title that it does not have.
          'aria-labelledby': undefined,
          sx: paperSx,
        },
      }}
    >
      <PaletteBox
        text={text}
        placeholder={translate(
          isSwitching ? 'facings.palette.organizations.placeholder' : 'facings.palette.placeholder',
        )}
        listId={listId}
        activeId={active ? paletteOptionId(listId, active.id) : undefined}
        onType={(typed) => setShown({ text: typed, isSwitching, chosen: null })}
        onKeyDown={press}
        onClose={onClose}
      />
      <PaletteList
        id={listId}
        rows={rows}
        activeId={active?.id ?? null}
        onPoint={point}
        onChoose={choose}
      />
      {isShort && (
        <Typography variant="body2" color="text.secondary" sx={noteSx}>
          {translate('facings.palette.organizations.least', { least: minCharacters })}
        </Typography>
      )}
      {isNothing && <Typography sx={noteSx}>{nothing}</Typography>}
      <span role="status" style={visuallyHidden}>
        {isNothing
          ? nothing
          : isTyped && translate('facings.palette.count', { smart_count: entries.length })}
      </span>
      <PaletteFoot rows={rows} canOpenTab={active?.to !== undefined} />
    </Dialog>
  );
};

/** How much of the typed text is repeated: a long text may have been pasted by mistake. */
const maxShown = 60;

const noteSx = { px: 2.25, py: 1.5, overflowWrap: 'anywhere' } as const;

const paperSx = {
  mt: { xs: 1, sm: '10vh' },
  mx: { xs: 1, sm: 4 },
  width: { xs: 'calc(100% - 16px)', sm: '100%' },
  maxWidth: { xs: 'calc(100% - 16px)', sm: 640 },
  maxHeight: { xs: 'calc(100dvh - 16px)', sm: '76vh' },
} as const;
