import { Fragment } from 'react';
import type { Range } from './match';

/** A label with the letters that were typed standing out. */
export const Emphasised = ({
  label,
  ranges,
}: {
  readonly label: string;
  readonly ranges: readonly Range[];
}) => (
  <>
    {ranges.map(([from, to], index) => (
      <Fragment key={from}>
        {label.slice(ranges[index - 1]?.[1] ?? 0, from)}
        <mark>{label.slice(from, to)}</mark>
      </Fragment>
    ))}
    {label.slice(ranges.at(-1)?.[1] ?? 0)}
  </>
);
