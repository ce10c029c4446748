/** A model version's reports as figures that can be read and set side by side (GET /api/mdl/reports). */
import { formatNumber } from '../../schema/numberFormat';

export interface Figure {
  /** What it belongs to: the report, and below it a class. */
  readonly group: string;
  readonly name: string;
  readonly value: number;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameKeys = ['name', 'label', 'class', 'title'] as const;
const silent: ReadonlySet<string> = new Set(['id', 'version', 'model_id', 'created_at']);

const nameOf = (entry: Readonly<Record<string, unknown>>): string | undefined => {
  for (const key of nameKeys) {
    const value = entry[key];
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
};

/** 'mean_average_precision' and 'meanAveragePrecision' read as 'Mean average precision'. */
export const readable = (key: string): string => {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const below = (group: string, name: string | undefined): string =>
  [group, name].filter((part) => part !== undefined && part !== '').join(' · ');

const keyOf = ({ group, name }: Pick<Figure, 'group' | 'name'>): string => `${group}\n${name}`;

const figuresIn = (entry: unknown, group: string): Figure[] => {
  if (Array.isArray(entry)) return entry.flatMap((each) => figuresIn(each, group));
  if (!isObject(entry)) return [];
  const own = nameOf(entry);
  const here = below(group, own);
  // A report may hold its figures as a list of names and values.
  if (own !== undefined && typeof entry.value === 'number') {
    return Number.isFinite(entry.value) ? [{ group, name: own, value: entry.value }] : [];
  }
  return Object.entries(entry).flatMap(([key, value]) => {
    if (silent.has(key)) return [];
    if (typeof value === 'number' && Number.isFinite(value)) {
      return [{ group: here, name: readable(key), value }];
    }
    if (Array.isArray(value)) return figuresIn(value, here);
    // Figures by a key, as of classes: the key is a part of their name.
    return isObject(value)
      ? figuresIn(value, nameOf(value) === undefined ? below(here, readable(key)) : here)
      : [];
  });
};

/** Figures that would read alike are told apart by number, or comparing would mix them up. */
const apart = (figures: readonly Figure[]): Figure[] => {
  const times = new Map<string, number>();
  return figures.map((figure) => {
    const key = keyOf(figure);
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    return time === 1 ? figure : { ...figure, name: `${figure.name} (${time})` };
  });
};

/** Every number of an answer, under the names it stands below; whatever has none has no figures. */
export const figuresOf = (answer: unknown): Figure[] =>
  apart(figuresIn(isObject(answer) && 'reports' in answer ? answer.reports : answer, ''));

export interface ComparedFigure {
  readonly group: string;
  readonly name: string;
  readonly value: number | null;
  readonly other: number | null;
}

/** The figures of two versions in the order of the first; what only the other has comes last. */
export const compared = (
  own: readonly Figure[],
  other: readonly Figure[],
): readonly ComparedFigure[] => {
  const others = new Map(other.map((figure) => [keyOf(figure), figure]));
  const rows: ComparedFigure[] = own.map((figure) => ({
    group: figure.group,
    name: figure.name,
    value: figure.value,
    other: others.get(keyOf(figure))?.value ?? null,
  }));
  const known = new Set(own.map(keyOf));
  for (const figure of other) {
    if (known.has(keyOf(figure))) continue;
    rows.push({ group: figure.group, name: figure.name, value: null, other: figure.value });
  }
  return rows;
};

/** Shares as percent with one decimal, other numbers as they are. */
export const figureText = (value: number, locale: string): string =>
  value >= 0 && value <= 1 && !Number.isInteger(value)
    ? formatNumber(value, locale, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      })
    : formatNumber(value, locale, { maximumFractionDigits: 2 });
