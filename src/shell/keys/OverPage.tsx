import { useEffect, useState, type ComponentType } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { OverlayBoundary } from '../../faults/OverlayBoundary';
import type { PageActions } from '../../views/keys/pageActions';
import type { Visits } from '../../views/keys/visits';
import { logFault } from '../../views/logFault';
import { closeOver, useOpened } from './opened';

/** What the palette and the list of keys are given. */
export interface OverPageProps {
  readonly actions: PageActions;
  readonly visits: Visits;
  /** The palette begins with the choice of another organization. */
  readonly isSwitching?: boolean;
  readonly onClose: () => void;
}

type Part = ComponentType<OverPageProps>;

const loads: Readonly<Record<'palette' | 'sheet', () => Promise<Part>>> = {
  palette: () => import('../palette/Palette').then(({ Palette }) => Palette),
  sheet: () => import('./KeySheet').then(({ KeySheet }) => KeySheet),
};

/** Milliseconds after which the palette is fetched ahead: the first page comes first. */
const ahead = 4000;

/** Fetched before it is asked for, where nobody is waiting; a failure is told when it is asked for. */
export const preloadPalette = (): void => {
  loads.palette().catch(() => undefined);
};

/** The palette or the list of keys, once their code is here. */
export const OverPage = (given: Omit<OverPageProps, 'onClose' | 'isSwitching'>) => {
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
    return () => {
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    if (open === null || parts[open]) return;
    let isWanted = true;
    loads[open]().then(
      (part) => {
        if (isWanted) setParts((before) => ({ ...before, [open]: part }));
      },
      (error: unknown) => {
        logFault(error);
        if (!isWanted) return;
        closeOver();
        notify('facings.keys.loadFailed', {
          type: 'error',
          messageArgs: {
            label: translate(open === 'palette' ? 'facings.palette.title' : 'facings.keys.title'),
          },
        });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [open, parts, notify, translate]);

  const Own = open === null ? undefined : parts[open];
  return Own ? (
    <OverlayBoundary onClose={closeOver}>
      <Own {...given} isSwitching={isSwitching} onClose={closeOver} />
    </OverlayBoundary>
  ) : null;
};
