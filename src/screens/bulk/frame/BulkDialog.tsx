import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Location } from 'react-router';
import { LeaveGuard } from '../../../views/form/UnsavedDialog';
import { DialogPartsContext, type SidePanel } from './dialogParts';

export interface PrimaryButton {
  readonly label: string;
  readonly onClick: () => void;
  /** Why it is disabled, as text next to it; null if it is enabled. */
  readonly why: string | null;
  readonly isBusy?: boolean;
}

/** It replaces the page, so it is not raised above it: in the dark it has the page's color and no border. */
const wholeWindow = {
  paper: {
    // As specific as the theme's rule for raised surfaces.
    sx: (theme: Theme) =>
      theme.applyStyles('dark', {
        backgroundColor: 'var(--mui-palette-background-paper)',
        border: 0,
      }),
  },
};

export interface Footer {
  /** To the step before; null where there is none. */
  readonly back: Pick<PrimaryButton, 'label' | 'onClick'> | null;
  /** Null if there is no next step. */
  readonly primary: PrimaryButton | null;
}

interface HeldReasonProps {
  readonly id: string;
  /** Null if nothing is held. */
  readonly why: string | null;
}

/** Why the main button of the footer is disabled. */
export const HeldReason = ({ id, why }: HeldReasonProps) => (
  <Typography
    id={id}
    variant="body2"
    color="text.secondary"
    sx={{
      // On narrow screens, in a row above the buttons.
      order: { xs: 1, sm: 0 },
      flex: { xs: '1 0 100%', sm: why === null ? '0 0 0' : '1 1 160px' },
      display: { xs: why === null ? 'none' : 'block', sm: 'block' },
      textAlign: { xs: 'left', sm: 'right' },
    }}
  >
    {why}
  </Typography>
);

interface BulkFrameProps {
  /** Takes what is dropped or pasted anywhere on the dialog. */
  readonly transfer?: Pick<DialogProps, 'onDragOver' | 'onDragLeave' | 'onDrop' | 'onPaste'>;
  readonly children: ReactNode;
}

interface BulkBodyProps extends Footer {
  /** Exact title required. */
  readonly title: string;
  /** The current step, shown beside the title. */
  readonly subtitle?: string;
  readonly onClose: () => void;
  /** Something was sent: Cancel becomes Close (rules 2). */
  readonly isSent: boolean;
  /** Whether leaving would lose something. */
  readonly isUnsaved: () => boolean;
  /** Whether leaving would stop a save that can be resumed. */
  readonly isSaving?: () => boolean;
  /** The parameter of the address that says what is open; the sheet is left when it changes. */
  readonly openedBy: string;
  readonly children: ReactNode;
}

/** Asks before the user leaves with something unsaved. */
export const BulkGuard = ({
  isUnsaved,
  isSaving,
  openedBy,
}: Pick<BulkBodyProps, 'isUnsaved' | 'isSaving' | 'openedBy'>) => {
  const [isSamePlace] = useState(() => (current: Location, next: Location): boolean => {
    const [before, after] = [current, next].map(
      ({ pathname, search }) => `${pathname} ${new URLSearchParams(search).get(openedBy) ?? ''}`,
    );
    return before === after;
  });
  return (
    <LeaveGuard
      isUnsaved={isUnsaved}
      isSamePlace={isSamePlace}
      kindNow={() => (isSaving?.() ? 'saving' : 'values')}
    />
  );
};

/**
 * Hides the page under a dialog that covers the whole window, because the browser would otherwise style and lay out
 * its hundreds of elements with each step of the dialog.
 */
const coverPage = (isCovered: boolean): void => {
  const page = document.getElementById('content');
  if (!page) return;
  // Without contents it would lose its height, and the window its scroll position.
  page.style.minHeight = isCovered ? `${String(page.getBoundingClientRect().height)}px` : '';
  page.style.contentVisibility = isCovered ? 'hidden' : '';
};

/**
 * A full-screen tool. Neither Escape nor a click outside closes it, so that a stray key does not discard hundreds of
 * edited rows (rules 2, Bulk product tools). It stays while one tool follows another, so that the page under it is
 * neither drawn nor seen between them.
 */
export const BulkFrame = ({ transfer, children }: BulkFrameProps) => {
  // The page returns before the dialog gives the focus back.
  useLayoutEffect(() => () => coverPage(false), []);
  return (
    <Dialog
      open
      fullScreen
      disableEscapeKeyDown
      onClose={stay}
      slotProps={{ ...wholeWindow, transition: { onEntered: () => coverPage(true) } }}
      {...transfer}
    >
      {children}
    </Dialog>
  );
};

/** What a full-screen tool shows: its title, its contents and its buttons. */
export const BulkBody = ({
  title,
  subtitle,
  onClose,
  isSent,
  isUnsaved,
  isSaving,
  openedBy,
  back,
  primary,
  children,
}: BulkBodyProps) => {
  const translate = useTranslate();
  const heldId = useId();
  const why = primary?.why ?? null;
  const panel = useRef<SidePanel>(null);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const parts = useMemo(() => ({ footer, panel }), [footer]);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 2,
          px: { xs: 2, sm: 3 },
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {/* Names the dialog. */}
        <DialogTitle sx={{ flex: '0 1 auto', p: 0 }}>{title}</DialogTitle>
        {subtitle !== undefined && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          flex: '1 1 auto',
          minHeight: 0,
          overflow: 'auto',
          display: 'flex',
          flexDirection: 'column',
          gap: 1.5,
          px: { xs: 2, sm: 3 },
          py: 2,
        }}
      >
        <DialogPartsContext value={parts}>{children}</DialogPartsContext>
      </Box>
      <Box
        data-footer=""
        sx={{
          display: 'flex',
          // Further rows are above the first one, so that its buttons stay where they are when more come.
          flexWrap: 'wrap-reverse',
          justifyContent: 'flex-end',
          alignItems: 'center',
          gap: 1,
          px: { xs: 2, sm: 3 },
          py: 1.5,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button color="inherit" onClick={onClose} sx={{ mr: 'auto' }}>
          {translate(`facings.buttons.${isSent ? 'close' : 'cancel'}`)}
        </Button>
        {primary && <HeldReason id={heldId} why={why} />}
        {back && (
          <Button color="inherit" onClick={back.onClick}>
            {back.label}
          </Button>
        )}
        {primary && (
          <Button
            variant="contained"
            disabled={why !== null}
            loading={primary.isBusy ?? false}
            onClick={primary.onClick}
            {...(why === null ? {} : { 'aria-describedby': heldId })}
          >
            {primary.label}
          </Button>
        )}
        <Box ref={setFooter} sx={{ display: 'contents' }} />
      </Box>
      <BulkGuard
        isUnsaved={() => isUnsaved() || panel.current?.isUnsaved() === true}
        {...(isSaving && { isSaving })}
        openedBy={openedBy}
      />
    </>
  );
};

/** A tool in a dialog of its own. */
export const BulkDialog = (props: BulkBodyProps) => (
  <BulkFrame>
    <BulkBody {...props} />
  </BulkFrame>
);

/** Only its own buttons close it. */
const stay = (): void => undefined;
