import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from 'react-admin';
import type { Entries, EntryColumn } from '../../../lib/grid/entries/types';
import { LeaveQuestion } from '../../../views/form/LeaveQuestion';
import { zonesKey } from '../columns/zonePlan';
import { HeldReason } from '../frame/BulkDialog';
import { useDialogParts, useSidePanel } from '../frame/dialogParts';
import { Availability } from './Availability';
import { Properties } from './Properties';
import { SelectedEntries } from './SelectedEntries';
import { useBulkDraft, type BulkDraft, type DraftOptions } from './useBulkDraft';

export interface BulkActionsProps extends DraftOptions {
  readonly accountId: string;
  /** Closes the panel with the number of changed rows; null if nothing was confirmed. */
  readonly onDone: (changed: number | null) => void;
  /** An action of its own for the selected rows. @param isHeld something is set and neither confirmed nor cleared */
  readonly action?: ((isHeld: boolean) => ReactNode) | undefined;
}

/** Archived products are in no zone (rules 4). */
const archivedOf = (
  { textAt }: Entries,
  columns: readonly EntryColumn[],
  rows: Uint32Array,
): number => {
  const place = columns.findIndex(({ key }) => key === 'is_archived');
  return place < 0
    ? 0
    : rows.filter((row) => textAt(row, place).trim().toLowerCase() === 'true').length;
};

/** Positions of the columns that can be set for many rows: those that do not identify a row. */
export const settableColumns = (
  columns: readonly EntryColumn[],
  keyColumn: number,
): readonly number[] =>
  [...columns.keys()].filter(
    (place) =>
      place !== keyColumn &&
      columns[place]?.key !== zonesKey &&
      columns[place]?.isReadOnly !== true,
  );

interface ButtonsProps {
  readonly draft: BulkDraft;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** The panel's buttons, in the footer of the dialog. */
const Buttons = ({ draft: { why, isBegun, clear }, onClose, onConfirm }: ButtonsProps) => {
  const translate = useTranslate();
  const heldId = useId();
  return (
    <>
      <HeldReason
        id={heldId}
        why={why === null ? null : translate(`facings.bulkEdit.cannotConfirm.${why}`)}
      />
      {/* First of the buttons, so that none of them moves into its place. */}
      {isBegun && (
        <Button color="inherit" onClick={clear}>
          {translate('facings.fields.clear')}
        </Button>
      )}
      <Button color="inherit" onClick={onClose}>
        {translate('facings.bulkEdit.exit')}
      </Button>
      <Button
        variant="contained"
        disabled={why !== null}
        aria-describedby={heldId}
        onClick={onConfirm}
        // A phone has no room for it beside the others.
        sx={{ flex: { xs: '1 0 auto', sm: 'none' } }}
      >
        {translate('facings.bulkEdit.confirm')}
      </Button>
    </>
  );
};

const panelSx = {
  height: '100%',
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
} as const;

/** Sets properties and zones of the selected rows, in a panel beside them (rules 2, Bulk edit). */
export const BulkActions = ({ accountId, onDone, action, ...options }: BulkActionsProps) => {
  const { columns, entries, links } = options;
  const translate = useTranslate();
  const ids = useId();
  const parts = useDialogParts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [tab, setTab] = useState<'properties' | 'availability'>('properties');
  const [isAsking, setAsking] = useState(false);
  const draft = useBulkDraft(options);
  const { rows, hasZones, pending, isUnsaved } = draft;
  const settable = settableColumns(columns, entries.keyColumn);

  useEffect(() => {
    heading.current?.focus();
  }, []);
  const close = () => {
    if (isUnsaved) setAsking(true);
    else onDone(null);
  };
  useSidePanel({ isUnsaved: () => isUnsaved, close });
  const onKeyDown = (event: KeyboardEvent) => {
    // An open list takes the key first, and an input method its own.
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    close();
  };
  const buttons = (
    <Buttons draft={draft} onClose={close} onConfirm={() => onDone(draft.confirm())} />
  );

  const panelId = `${ids}-panel`;
  const headingId = `${ids}-heading`;
  const tabOf = (name: typeof tab) => ({
    value: name,
    label: translate(`facings.bulkEdit.tabs.${name}`),
    id: `${ids}-tab-${name}`,
    'aria-controls': panelId,
  });
  return (
    <Box component="aside" aria-labelledby={headingId} onKeyDown={onKeyDown} sx={panelSx}>
      <Typography
        ref={heading}
        id={headingId}
        component="h3"
        tabIndex={-1}
        sx={{ px: 2, pt: 1.5, pb: hasZones ? 0 : 0.5, fontWeight: 600, outline: 0 }}
      >
        {translate('facings.bulk.toolbar.actions')}
      </Typography>
      {hasZones && (
        <Tabs
          value={tab}
          onChange={(_, next: typeof tab) => setTab(next)}
          variant="fullWidth"
          aria-label={translate('facings.bulk.toolbar.actions')}
          sx={{ flexShrink: 0, borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab {...tabOf('properties')} />
          <Tab {...tabOf('availability')} />
        </Tabs>
      )}
      <Box sx={{ flex: '1 1 0', overflow: 'auto', p: 2, minHeight: 120 }}>
        <div
          {...(hasZones ? { role: 'tabpanel', 'aria-labelledby': `${ids}-tab-${tab}` } : {})}
          id={panelId}
        >
          {tab === 'properties' && (
            <>
              <Properties
                columns={columns}
                settable={settable}
                drafts={draft.drafts}
                onChange={draft.setDrafts}
              />
              {action?.(isUnsaved)}
            </>
          )}
          {/* Regions that wait for their zones go on loading behind the other tab. */}
          {(tab === 'availability' || pending.size > 0) && (
            <Box sx={tab === 'availability' ? {} : { display: 'none' }}>
              <Availability
                accountId={accountId}
                archived={archivedOf(entries, columns, rows)}
                links={links ?? null}
                draft={draft}
              />
            </Box>
          )}
        </div>
      </Box>
      <SelectedEntries entries={entries} rows={rows} nameColumn={settable[0] ?? 0} />
      {parts ? parts.footer && createPortal(buttons, parts.footer) : buttons}
      <LeaveQuestion
        isOpen={isAsking}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          onDone(null);
        }}
      />
    </Box>
  );
};
