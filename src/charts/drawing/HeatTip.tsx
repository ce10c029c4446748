import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useState } from 'react';
import type { HeatGeometry } from './heatGeometry';

interface HeatTipProps {
  readonly geometry: HeatGeometry;
  readonly spot: { readonly row: number; readonly column: number };
  readonly text: string;
}

/** The frame of the cell at hand, and what it says. */
export const HeatTip = ({ geometry, spot, text }: HeatTipProps) => {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { cellWidth, cellHeight } = geometry;
  return (
    <>
      <Box
        // A new element for each cell, so that the words follow it.
        key={`${spot.row} ${spot.column}`}
        ref={setFrame}
        sx={{
          position: 'absolute',
          pointerEvents: 'none',
          left: spot.column * cellWidth - 1,
          top: spot.row * cellHeight - 1,
          width: cellWidth,
          height: cellHeight,
          border: '2px solid var(--chart-text)',
        }}
      />
      {frame !== null && (
        <Popper
          open
          anchorEl={frame}
          placement="top"
          sx={{ pointerEvents: 'none', zIndex: 'tooltip' }}
        >
          <Paper elevation={3} sx={{ px: 1, py: 0.5, mb: 0.5, fontSize: 13 }}>
            {text}
          </Paper>
        </Popper>
      )}
    </>
  );
};
