import { useEffect, useState, type ComponentType } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { loadCode } from '../../lib/failures/code';
import { OverlayBoundary } from '../../lib/failures/OverlayBoundary';
import { useOpening } from '../../lib/failures/openings';
import type { PageActions } from '../../views/keys/pageActions';
import type { Visits } from '../../views/keys/visits';
import { logFault } from '../../lib/failures/failures';
import { closeOver, useOpened } from './opened';

/** Props of the palette and the list of shortcuts. */
export interface OverPageProps {
  readonly actions: PageActions;
  readonly visits: Visits;
  /** Opens the palette for switching the organization. */
  readonly isSwitching?: boolean;
  readonly onClose: () => void;
}

type Part = ComponentType<OverPageProps>;

const loads: Readonly<Record<'palette' | 'sheet', () => Promise<Part>>> = {
  palette: () => import('../palette/Palette').then(({ Palette }) => Palette),
  sheet: () => import('./KeySheet').then(({ KeySheet }) => KeySheet),
};

/** Delay in milliseconds before the palette is preloaded, so that the first page has priority. */
const ahead = 4000;

/** Preloads the palette in the background; a failure is reported when the palette is opened. */
export const preloadPalette = (): void => {
  loads.palette().catch(() => undefined);
};

/** The palette or the list of shortcuts, once the code is loaded. */
export const OverPage = (props: Omit<OverPageProps, 'onClose' | 'isSwitching'>) => {
  const opened = useOpened();
  const isSwitching = opened === 'switch';
  const open = isSwitching ? 'palette' : opened;
  const notify = useNotify();
  const translate = useTranslate();
  const [parts, setParts] = useState<{ readonly palette?: Part; readonly sheet?: Part }>({});

  useEffect(() => {
    const timer = setTimeout(() => {
      if (typeof requestIdleCallback === 'undefined') preloadPalette();
      else requestIdleCallback(preloadPalette, { timeout: ahead });
    }, ahead);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (open === null || parts[open]) return;
    let isWanted = true;
    loadCode(loads[open]).then(
      (part) => {
        if (isWanted) setParts((before) => ({ ...before, [open]: part }));
      },
      (error: unknown) => {
        logFault(error);
        if (!isWanted) return;
        closeOver();
        notify('facings.views.dialogAction.failed', {
          type: 'error',
          messageArgs: {
            label: translate(
              open === 'palette' ? 'facings.palette.title' : 'facings.palette.commands.sheet',
            ),
          },
        });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [open, parts, notify, translate]);

  useOpening(opened, { cancel: closeOver });
  const Own = open === null ? undefined : parts[open];
  return Own ? (
    <OverlayBoundary onClose={closeOver}>
      <Own {...props} isSwitching={isSwitching} onClose={closeOver} />
    </OverlayBoundary>
  ) : null;
};
