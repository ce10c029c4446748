import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../lib/failures/ErrorBoundary';
import { OwnPart } from '../../fields/OwnPart';
import { preloadable } from '../../fields/preloadable';
import type { AnyDeclaration, Panel } from '../../schema/defineResource';
import { panelsOf } from '../../schema/registry';
import { loadLinks } from '../load';
import { withinOf } from '../place/placeContext';
import { InOrder } from '../InOrder';
import { AnchorProvider, Section } from './Section';
import { EntityPanel } from './EntityPanel';
import { useWords } from '../useWords';

const LinksPanel = preloadable(loadLinks, ({ LinksPanel: Own }) => Own);

interface PanelsProps {
  /** The entity of the page, whose texts name the panels. */
  readonly host: AnyDeclaration;
  readonly panels: readonly Panel[];
  /** Undefined while the record loads; the panels cannot be requested before. */
  readonly values: Readonly<Record<string, unknown>> | undefined;
}

interface OnePanelProps {
  readonly host: AnyDeclaration;
  readonly panel: Panel;
  readonly values: Readonly<Record<string, unknown>>;
}

const OnePanel = ({ host, panel, values }: OnePanelProps) => {
  const words = useWords(host);
  const at = panelsOf(host).indexOf(panel);
  const title = panel.title === undefined ? undefined : words.panel(at, panel.title);
  if ('links' in panel) {
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={240} aria-busy />}>
        <LinksPanel host={host} title={title ?? panel.title} links={panel.links} record={values} />
      </Suspense>
    );
  }
  if ('screen' in panel) {
    return (
      <Section title={title ?? panel.title}>
        <OwnPart
          part={panel.screen}
          props={{ values }}
          fallback={<Skeleton variant="rounded" height={120} aria-busy />}
        />
      </Section>
    );
  }
  const within = withinOf(panel.within, values);
  return within === null ? null : (
    <EntityPanel of={panel.of} within={within} {...(title === undefined ? {} : { title })} />
  );
};

const panelsSx = {
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  mt: 3,
  '& > div > div:empty': { display: 'none' },
} as const;

/** The sections below a record's facts, or below a list. */
export const Panels = ({ host, panels, values }: PanelsProps) =>
  !values || panels.length === 0 ? null : (
    <Box sx={panelsSx}>
      <InOrder>
        {panels.map((panel) => (
          <AnchorProvider key={'of' in panel ? panel.of : panel.title} panel={panel}>
            <ErrorBoundary>
              <OnePanel host={host} panel={panel} values={values} />
            </ErrorBoundary>
          </AnchorProvider>
        ))}
      </InOrder>
    </Box>
  );
