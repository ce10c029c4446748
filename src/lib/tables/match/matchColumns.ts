import type { ColumnMatch, ColumnProfile, Confidence, ImportTarget } from '../types';
import { contentAllows, contentFits, isPossible, ofNumbers } from './cellsFit';
import { likeness } from './columnValues';
import { bareHeading, denseHeading, hasPer, headingUnit, plainHeading, withPer } from './headings';
import { formsOf, targetWordsOf } from './targetWords';

/** Of several columns, the one with the first word of the target counts; that is less than any other difference. */
const placeWeight = 1e-6;

/** Minimum similarity of a header and a name to match. */
const minSimilarity = 0.75;

interface Candidate {
  readonly column: number;
  readonly target: ImportTarget;
  readonly confidence: Confidence;
  readonly score: number;
}

/** From certain to uncertain. */
const ranks: readonly Confidence[] = ['remembered', 'exact', 'synonym', 'similar', 'content'];

/** The header means something else, however similar it is. */
const isOtherwise = ({ heading }: ColumnProfile, { otherWords = [] }: ImportTarget): boolean => {
  const words = plainHeading(heading).split(' ');
  return otherWords.some((word) => words.includes(word));
};

const contentMatches = (profile: ColumnProfile, target: ImportTarget): boolean => {
  const { kind, isRequired } = target;
  if (profile.filled === 0 || kind === 'text' || isOtherwise(profile, target)) return false;
  // Postal codes and phone numbers read as codes, too, and prices, weights and sizes look the same: an optional code and
  // a number have to be named, unless nothing is.
  const isClear = kind === 'unit' || profile.heading === '' || (kind === 'code' && isRequired);
  return isClear && contentFits(profile, target);
};

/** With or without notes in brackets. */
const isAmong = (forms: ReadonlySet<string>, name: string): boolean =>
  forms.has(denseHeading(name)) || forms.has(denseHeading(bareHeading(name)));

const byHeading = (
  profile: ColumnProfile,
  column: number,
  targets: readonly ImportTarget[],
  words: () => ReturnType<typeof targetWordsOf>,
): readonly Candidate[] => {
  const { heading } = profile;
  const { synonyms, places, last } = words();
  const bare = bareHeading(heading);
  const whole = formsOf(heading, targets);
  const forms = new Set([...whole, ...formsOf(bare, targets)]);
  if (forms.size === 0) return [];
  // 'Description (FR)' may not be what 'Description' is; a unit in brackets is no other meaning.
  const isCertain = ({ units }: ImportTarget, names: readonly string[]) =>
    names.some((name) => isAmong(whole, name)) ||
    (units !== undefined && headingUnit(units, heading).unit !== null);
  // A number in a unit that the target does not know is a different quantity.
  const isAllowed = ({ kind, units }: ImportTarget) =>
    bare === heading || kind !== 'number' || units !== undefined;
  const shown = targets.find(
    (target) =>
      isAllowed(target) && [target.name, target.label].some((name) => isAmong(forms, name)),
  );
  const knownForm = [...forms].find((form) => synonyms.has(form));
  const meant = shown ?? (knownForm === undefined ? null : synonyms.get(knownForm));
  if (meant && isAllowed(meant)) {
    const candidate = {
      column,
      target: meant,
      score:
        (shown ? 1 : 0.9 - placeWeight * (places.get(knownForm ?? '') ?? 0)) -
        ofNumbers(profile, meant),
    };
    const names = [meant.name, meant.label, ...meant.synonyms];
    if (!isPossible(profile, meant)) return [];
    if (isCertain(meant, names)) return [{ ...candidate, confidence: 'synonym' }];
    return contentAllows(profile, meant) ? [{ ...candidate, confidence: 'similar' }] : [];
  }
  if (knownForm !== undefined) return [];
  return targets.flatMap((target): Candidate[] => {
    if (isOtherwise(profile, target) || !isAllowed(target)) return [];
    const ownSynonyms = target.synonyms.filter(
      (synonym) => synonyms.get(denseHeading(synonym)) !== null,
    );
    const names = [target.name, target.label, ...ownSynonyms];
    // 'Nb colis' counts packages, 'Nb par colis' what is in them.
    const plain = plainHeading(withPer(bare === '' ? heading : bare));
    const isLast = last.get(plain.split(' ').at(-1) ?? '') === target;
    const score = names.reduce(
      (most, name) =>
        hasPer(name) === hasPer(plain) ? Math.max(most, likeness(plain, bareHeading(name))) : most,
      isLast ? minSimilarity : 0,
    );
    if (score < minSimilarity || !contentAllows(profile, target)) return [];
    return [{ column, target, confidence: 'similar', score }];
  });
};

/**
 * The target of a header that is a word of several: its own name, the only one that is left, the only required one, or
 * the one that the cells fit. 'Store' beside 'Store Name' is a number, 'Category' beside 'Sub-category' the main one.
 * If another column differs in capitals alone, they decide: 'l' (largeur) beside 'L' (longueur).
 */
const amongShared = (
  profile: ColumnProfile,
  column: number,
  left: readonly ImportTarget[],
  isSpelledApart: boolean,
): readonly Candidate[] => {
  const namesake = left.find(({ name }) => denseHeading(name) === denseHeading(profile.heading));
  if (namesake) return [{ column, target: namesake, confidence: 'exact', score: 1 }];
  const heading = bareHeading(profile.heading);
  const spelled = left.filter(({ synonyms }) => synonyms.includes(heading));
  if (isSpelledApart && spelled.length === 1 && spelled[0])
    return [{ column, target: spelled[0], confidence: 'synonym', score: 0.9 }];
  const [only, ...others] = left.filter(
    (target) => contentAllows(profile, target) && isPossible(profile, target),
  );
  if (only && others.length === 0)
    return [{ column, target: only, confidence: 'synonym', score: 0.9 }];
  const fitting = left.filter((target) => contentFits(profile, target));
  const required = fitting.filter(({ isRequired }) => isRequired);
  const sure = fitting.filter(({ kind }) => kind !== 'text');
  const target = [fitting, required, sure].find(({ length }) => length === 1)?.[0];
  return target ? [{ column, target, confidence: 'content', score: 1 }] : [];
};

/** Matches by content if only one remaining column fits one remaining target. Numbers of several kinds match none. */
const byContent = (
  profiles: readonly ColumnProfile[],
  left: readonly ImportTarget[],
  isLeft: (column: number) => boolean,
): readonly Candidate[] =>
  left
    .filter(({ kind }) => left.filter((other) => other.kind === kind).length === 1)
    .flatMap((target) => {
      const columns = profiles.flatMap((profile, column) =>
        isLeft(column) && contentMatches(profile, target) ? [column] : [],
      );
      // If several columns could be codes, take the first: a barcode comes after the SKU.
      const [column] = columns;
      const isClear = columns.length === 1 || target.kind === 'code';
      if (column === undefined || !isClear) return [];
      return [{ column, target, confidence: 'content' as const, score: 1 }];
    });

/**
 * A second column whose heading names the upper target, such as 'Famille' beside 'Rayon': it has more values, so that
 * it is no code of the same groups, and is no column of numbers.
 */
const belowUpper = (
  profiles: readonly ColumnProfile[],
  { upper, target }: { readonly upper: ImportTarget; readonly target: ImportTarget },
  matches: ReadonlyMap<number, ColumnMatch>,
  placeOf: (text: string, of: ImportTarget) => number,
): readonly Candidate[] => {
  const above = profiles.find((_, column) => matches.get(column)?.target === upper.name);
  if (!above) return [];
  return profiles.flatMap((profile, column): Candidate[] => {
    const place = placeOf(profile.heading, upper);
    const isBelow =
      !matches.has(column) &&
      place >= 0 &&
      ofNumbers(profile, target) === 0 &&
      profile.distinct > above.distinct;
    return isBelow
      ? [{ column, target, confidence: 'similar', score: 0.9 - placeWeight * place }]
      : [];
  });
};

/**
 * The target of each column, each target at most once: the choice for the last file of the same shape, else by the
 * header's name, synonyms, similar spelling, and content.
 */
export const matchColumns = (
  profiles: readonly ColumnProfile[],
  targets: readonly ImportTarget[],
  remembered: readonly (string | null)[] | null = null,
): readonly ColumnMatch[] => {
  const matches = new Map<number, ColumnMatch>();
  const taken = new Set<string>();
  const take = (candidates: readonly Candidate[]): void => {
    const inOrder = candidates.toSorted(
      (one, other) =>
        ranks.indexOf(one.confidence) - ranks.indexOf(other.confidence) ||
        other.score - one.score ||
        one.column - other.column,
    );
    for (const { column, target, confidence } of inOrder) {
      if (matches.has(column) || taken.has(target.name)) continue;
      matches.set(column, { target: target.name, confidence });
      taken.add(target.name);
    }
  };

  const byName = new Map(targets.map((target) => [target.name, target]));
  remembered?.forEach((name, column) => {
    if (column >= profiles.length) return;
    if (name === null) matches.set(column, { target: null, confidence: 'remembered' });
    const target = name === null ? undefined : byName.get(name);
    if (target) take([{ column, target, confidence: 'remembered', score: 1 }]);
  });

  const byDense = new Map(targets.map((target) => [denseHeading(target.name), target]));
  let cached: ReturnType<typeof targetWordsOf> | undefined;
  // Most files have our own headings, and then nothing else has to be known of the targets.
  const words = () => (cached ??= targetWordsOf(targets));
  const isShared = (form: string) =>
    words().synonyms.get(form) === null || (byDense.has(form) && words().synonyms.has(form));
  const ours = profiles.every(({ heading }) => byDense.has(denseHeading(heading)));
  const candidates = profiles.flatMap((profile, column): readonly Candidate[] => {
    const dense = denseHeading(profile.heading);
    const exact = byDense.get(dense);
    if (exact && (ours || !isShared(dense)))
      return [{ column, target: exact, confidence: 'exact', score: 1 }];
    if (exact) return [];
    const headingCandidates = byHeading(profile, column, targets, words);
    if (headingCandidates.length > 0 || profile.group === '') return headingCandidates;
    // 'Art' below 'Verpackung' is the kind of packaging.
    const heading = `${profile.group} ${profile.heading}`;
    return byHeading({ ...profile, heading }, column, targets, words).map(
      (candidate): Candidate => ({ ...candidate, confidence: 'similar' }),
    );
  });
  take(candidates.filter(({ confidence }) => confidence !== 'similar'));
  profiles.forEach((profile, column) => {
    if (ours || matches.has(column)) return;
    const heading = bareHeading(profile.heading);
    const forms = [profile.heading, heading]
      .flatMap((text) => [...formsOf(text, targets)])
      .filter(isShared);
    const meant = targets.filter(
      ({ name, synonyms }) =>
        !taken.has(name) && [name, ...synonyms].some((word) => forms.includes(denseHeading(word))),
    );
    const isSpelledApart = profiles.some(
      (other) =>
        bareHeading(other.heading) !== heading &&
        denseHeading(bareHeading(other.heading)) === denseHeading(heading),
    );
    take(amongShared(profile, column, meant, isSpelledApart));
  });
  take(candidates.filter(({ confidence }) => confidence === 'similar'));
  const placeOf = (text: string, target: ImportTarget): number => {
    const form = [...formsOf(text, targets)].find((some) => words().synonyms.get(some) === target);
    return form === undefined ? -1 : (words().places.get(form) ?? -1);
  };
  for (const target of targets) {
    const upper = taken.has(target.name) || ours ? undefined : byName.get(target.upper ?? '');
    if (upper) take(belowUpper(profiles, { upper, target }, matches, placeOf));
  }
  const left = targets.filter(({ name }) => !taken.has(name));
  take(byContent(profiles, left, (column) => !matches.has(column)));
  return profiles.map((_, column) => matches.get(column) ?? { target: null, confidence: 'none' });
};
