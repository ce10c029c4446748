import Box from '@mui/material/Box';
import { memo, type ComponentType, type ReactNode } from 'react';
import { AttentionAtAGlance } from '../attention/Attention';
import { AccuracyTable } from '../figures/AccuracyTable';
import { FigureCard } from '../figures/FigureCard';
import { UnitsCard } from '../frame/Charts';
import { InOrder } from '../../../views/InOrder';
import { zoneAccuracyModel } from '../models/accuracy';
import { adjustmentsModel, productCountModel } from '../models/corrections';
import { jobTimeModel } from '../models/counting';
import { BigNumbers } from '../numbers/BigNumbers';
import { OrganizationsSideBySide, ZonesSideBySide } from '../sideBySide/SideBySide';
import type { ScopeState } from '../state/useScope';
import type { Slide } from './slides';

/** Two figures beside each other, as high as the screen if there is room. */
const Pair = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      '& > * > * > *': { gridColumn: 'auto !important' },
      // Nobody can press them from afar.
      '& figcaption button, & table ~ button': { display: 'none' },
    }}
  >
    {/* On a phone they are below each other. */}
    <InOrder isInGrid>{children}</InOrder>
  </Box>
);

interface SlideProps {
  readonly scope: ScopeState;
}

const figuresOf: Readonly<Record<Slide, ComponentType<SlideProps>>> = {
  overview: () => (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        // As large as lets a duration have one line in a fifth of the screen.
        '& .MuiTypography-h4': { fontSize: { sm: '30px !important' }, whiteSpace: 'nowrap' },
      }}
    >
      <InOrder isInGrid>
        <BigNumbers />
        <AttentionAtAGlance />
      </InOrder>
    </Box>
  ),
  accuracy: () => (
    <Pair>
      <FigureCard name="zoneAccuracy" modelOf={zoneAccuracyModel} />
      <AccuracyTable />
    </Pair>
  ),
  adjustments: () => (
    <Pair>
      <FigureCard name="adjustments" modelOf={adjustmentsModel} />
      <FigureCard name="topAdjustments" modelOf={productCountModel} />
    </Pair>
  ),
  counting: () => (
    <Pair>
      <FigureCard name="jobTime" modelOf={jobTimeModel} />
      <UnitsCard />
    </Pair>
  ),
  compare: ({ scope }) => (
    <>
      <ZonesSideBySide scope={scope} isOnWall />
      <OrganizationsSideBySide isOnWall />
    </>
  ),
};

export const WallFigures = memo(({ slide, scope }: SlideProps & { readonly slide: Slide }) => {
  const Figures = figuresOf[slide];
  return <Figures scope={scope} />;
});
WallFigures.displayName = 'WallFigures';
