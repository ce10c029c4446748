/** Extracts comparable figures from a model version's reports (GET /api/mdl/reports). */
import { formatNumber } from '../../lib/text/region';
import { isObject } from '../../lib/util/isObject';

export interface Figure {
  /** Its group: the report, and below it a class. */
  readonly group: string;
  readonly name: string;
  readonly value: number;
}

const nameKeys = ['name', 'label', 'class', 'title'] as const;
const silent: ReadonlySet<string> = new Set(['id', 'version', 'model_id', 'created_at']);

const nameOf = (entry: Readonly<Record<string, unknown>>): string | undefined => {
  for (const key of nameKeys) {
    const value = entry[key];
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
};

/** Formats 'mean_average_precision' and 'meanAveragePrecision' as 'Mean average precision'. */
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
  const name = nameOf(entry);
  const here = below(group, name);
  // A report may contain its figures as a list of names and values.
  if (name !== undefined && typeof entry.value === 'number') {
    return Number.isFinite(entry.value) ? [{ group, name: name, value: entry.value }] : [];
  }
  return Object.entries(entry).flatMap(([key, value]) => {
    if (silent.has(key)) return [];
    if (typeof value === 'number' && Number.isFinite(value)) {
      return [{ group: here, name: readable(key), value }];
    }
    if (Array.isArray(value)) return figuresIn(value, here);
    // Figures by key, for example by class: the key becomes part of the name.
    return isObject(value)
      ? figuresIn(value, nameOf(value) === undefined ? below(here, readable(key)) : here)
      : [];
  });
};

/** Numbers figures with the same name, so that comparisons do not mix them up. */
const apart = (figures: readonly Figure[]): Figure[] => {
  const times = new Map<string, number>();
  return figures.map((figure) => {
    const key = keyOf(figure);
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    return time === 1 ? figure : { ...figure, name: `${figure.name} (${time})` };
  });
};

/** Every number of a response under the names above it. Unnamed numbers are skipped. */
export const figuresOf = (answer: unknown): Figure[] =>
  apart(figuresIn(isObject(answer) && 'reports' in answer ? answer.reports : answer, ''));

export interface ModelFigure {
  readonly group: string;
  readonly name: string;
  readonly value: number | null;
  readonly other: number | null;
}

/** The figures of two versions in the order of the first; figures of only the other come last. */
export const compared = (
  figures: readonly Figure[],
  other: readonly Figure[],
): readonly ModelFigure[] => {
  const others = new Map(other.map((figure) => [keyOf(figure), figure]));
  const rows: ModelFigure[] = figures.map((figure) => ({
    group: figure.group,
    name: figure.name,
    value: figure.value,
    other: others.get(keyOf(figure))?.value ?? null,
  }));
  const keys = new Set(figures.map(keyOf));
  for (const figure of other) {
    if (keys.has(keyOf(figure))) continue;
    rows.push({ group: figure.group, name: figure.name, value: null, other: figure.value });
  }
  return rows;
};

/** Shares as percentages with one decimal, other numbers unchanged. */
export const modelFigureText = (value: number, locale: string): string =>
  value >= 0 && value <= 1 && !Number.isInteger(value)
    ? formatNumber(value, locale, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      })
    : formatNumber(value, locale, { maximumFractionDigits: 2 });
