import Box from '@mui/material/Box';
import type { HeatMap } from '../figures/looks';
import type { HeatGeometry } from './heatGeometry';
import { shortened } from './axes';

interface HeatNamesProps {
  readonly model: HeatMap;
  readonly geometry: HeatGeometry;
}

const sticking = {
  position: 'sticky',
  zIndex: 1,
  backgroundColor: 'var(--chart-paper)',
  // Paper does not scroll, and browsers move what sticks.
  '@media print': { position: 'static' },
};

/** Names above the columns: rotated if they are wider than a column, every n-th if columns are narrow. */
export const ColumnNames = ({ model, geometry }: HeatNamesProps) => {
  const { labelWidth, width, tail, headHeight, cellWidth, nameEvery, areNamesTurned } = geometry;
  return (
    <>
      <Box sx={{ ...sticking, top: 0, left: 0, zIndex: 2, height: headHeight }} />
      <Box sx={{ ...sticking, top: 0 }}>
        <svg
          width={width + tail}
          height={headHeight}
          data-picture-x={labelWidth}
          data-picture-y={0}
          aria-hidden
          style={{ display: 'block' }}
        >
          {model.columns.map(({ key, label }, at) => {
            if (at % nameEvery !== 0) return null;
            const x = at * cellWidth + cellWidth / 2;
            const y = headHeight - 8;
            return (
              <text
                key={key}
                x={x}
                y={y}
                fontSize={12}
                fill="var(--chart-faint)"
                textAnchor={areNamesTurned ? 'start' : 'middle'}
                transform={areNamesTurned ? `rotate(-45 ${x} ${y})` : undefined}
              >
                <title>{label}</title>
                {shortened(label, areNamesTurned ? 17 : 40)}
              </text>
            );
          })}
        </svg>
      </Box>
    </>
  );
};

/** Names beside the rows. */
export const RowNames = ({ model, geometry }: HeatNamesProps) => {
  const { labelWidth, height, cellHeight, headHeight } = geometry;
  const letters = Math.floor((labelWidth - 12) / 7);
  return (
    <Box sx={{ ...sticking, left: 0 }}>
      <svg
        width={labelWidth}
        height={height}
        data-picture-x={0}
        data-picture-y={headHeight}
        aria-hidden
        style={{ display: 'block' }}
      >
        {model.rows.map(({ key, label }, at) => (
          <text
            key={key}
            x={labelWidth - 8}
            y={at * cellHeight + cellHeight / 2 - 1}
            fontSize={12}
            fill="var(--chart-faint)"
            textAnchor="end"
            dominantBaseline="central"
          >
            <title>{label}</title>
            {shortened(label, letters)}
          </text>
        ))}
      </svg>
    </Box>
  );
};
