import Box from '@mui/material/Box';
import { Link } from 'react-router';
import type { ChartLegend } from './figures/legendOf';
import type { SeriesLook } from './figures/looks';

const stepWidth = 22;

const Swatch = ({ look, mark }: { look: SeriesLook; mark: 'line' | 'bar' }) => (
  <svg width={24} height={12} aria-hidden style={{ flex: 'none' }}>
    {mark === 'line' ? (
      <line
        x1={0}
        x2={24}
        y1={6}
        y2={6}
        stroke={look.color}
        strokeWidth={2}
        strokeDasharray={look.dash}
      />
    ) : (
      <rect
        x={6.5}
        y={0.5}
        width={11}
        height={11}
        fill={look.color}
        stroke={look.color}
        fillOpacity={look.isPrevious ? 0.35 : 1}
        strokeDasharray={look.isPrevious ? '3 2' : undefined}
      />
    )}
  </svg>
);

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 };
/** Minimum height of a touch target (WCAG 2.5.8). */
const way = { display: 'inline-block', paddingBlock: 3 };
const words = { typography: 'body2', color: 'text.secondary' };

/**
 * Highlights on hover, or on focus of a link. The previous period, which is common to all series, is not highlighted.
 */
const pointing = (look: SeriesLook, onPoint: (ids: readonly string[]) => void) => {
  if (look.isPrevious) return {};
  const begin = () => onPoint([look.id, ...(look.before === undefined ? [] : [look.before])]);
  const end = () => onPoint([]);
  return { onMouseEnter: begin, onMouseLeave: end, onFocus: begin, onBlur: end };
};

interface LegendProps {
  readonly legend: ChartLegend;
  readonly name: string;
  /** Called with the ids of the hovered series, to highlight them. */
  readonly onPoint: (ids: readonly string[]) => void;
}

/** The meaning of lines and colors. */
export const Legend = ({ legend, name, onPoint }: LegendProps) =>
  legend.type === 'series' ? (
    <Box component="ul" aria-label={name} sx={{ ...row, ...words, listStyle: 'none', m: 0, p: 0 }}>
      {legend.looks.map((look) => (
        <Box
          component="li"
          key={look.id}
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
          {...pointing(look, onPoint)}
        >
          <Swatch look={look} mark={legend.mark} />
          {look.to === undefined ? (
            look.label
          ) : (
            <Link to={look.to} style={way}>
              {look.label}
            </Link>
          )}
        </Box>
      ))}
    </Box>
  ) : (
    <Box role="group" aria-label={name} sx={{ ...row, ...words, columnGap: 1 }}>
      <span>{legend.low}</span>
      <svg width={legend.fills.length * stepWidth} height={12} aria-hidden>
        {legend.fills.map((fill, at) => (
          <rect
            key={fill}
            x={at * stepWidth}
            width={stepWidth}
            height={12}
            fill={fill}
            stroke="var(--chart-line)"
          />
        ))}
      </svg>
      <span>{legend.high}</span>
      {legend.note !== undefined && <span>{legend.note}</span>}
    </Box>
  );
