/** Bars for figures by item, with the previous period. */
import type { ChartModel, Place, Unit } from '../../../charts/types';

interface Bar {
  readonly key: string;
  readonly label: string;
  readonly to?: string;
  readonly value: number;
}

/** Largest first. An item without a previous figure has no comparison. */
export const barsOf = (
  bars: readonly Bar[],
  earlier: readonly Bar[] | null,
  said: { readonly label: string; readonly earlierLabel: string; readonly unit: Unit },
): ChartModel => {
  const ordered = bars.toSorted((one, other) => other.value - one.value);
  const was = new Map(earlier?.map(({ key, value }) => [key, value]));
  return {
    type: 'bars',
    places: ordered.map(({ value: _, ...place }): Place => place),
    unit: said.unit,
    series: [
      { key: 'now', label: said.label, values: ordered.map(({ value }) => value) },
      ...(earlier === null
        ? []
        : [
            {
              key: 'before',
              label: said.earlierLabel,
              role: 'previous' as const,
              values: ordered.map(({ key }) => was.get(key) ?? null),
            },
          ]),
    ],
  };
};

interface ProductRow {
  readonly productId: string;
  readonly productName: string;
  readonly count: number;
}

export const productBar =
  (to: (id: string) => string) =>
  ({ productId, productName, count }: ProductRow): Bar => ({
    key: productId,
    label: productName,
    to: to(productId),
    value: count,
  });
