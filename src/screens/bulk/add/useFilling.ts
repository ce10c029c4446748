/** The way of a file into the sheet: read, matched with the columns, converted, and taken in below the rows there are. */
import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import { regionOf } from '../../../schema/region';
import type { OpenedFile } from '../../../spreadsheet/types';
import { isAbort } from '../../../views/failures';
import { roundShare } from './roundShare';
import { useConversions } from './mapping/useConversions';
import { useDecimals } from './mapping/useDecimals';
import { useMatches } from './mapping/useMatches';
import { useValues } from './mapping/useValues';
import { delayedProgress } from './delayedProgress';
import type { AddColumns } from './useAddColumns';
import { useFile } from './useFile';
import { useSheet } from './useSheet';

interface Wanted extends AddColumns {
  /** Under which the browser remembers how files were matched: those of an organization. */
  readonly memory: string;
  /** The rows are in the sheet. */
  readonly onTaken: () => void;
}

export const useFilling = ({ columns, keyColumn, targets, names, memory, onTaken }: Wanted) => {
  const locale = regionOf(useLocale());
  const file = useFile({ names, locale, accountId: memory });
  const { opened } = file;
  const matches = useMatches({ accountId: memory, opened, targets });
  const read = { opened, matches: matches.matches, targets };
  const decimals = useDecimals({ ...read, file: file.file, locale });
  const conversions = useConversions({ ...read, decimals, locale });
  const values = useValues({ ...read, accountId: memory, columns });
  const sheet = useSheet(columns, keyColumn);
  const [checked, setChecked] = useState<number | null>(null);
  const checking = useRef<AbortController | null>(null);
  /** Import must not be pressed twice, neither before anything is shown of it nor before the sheet is drawn. */
  const taken = useRef<OpenedFile | null>(null);
  useEffect(() => () => checking.current?.abort(), []);

  const takeIn = async () => {
    if (!opened || taken.current === opened) return;
    taken.current = opened;
    const controller = new AbortController();
    checking.current = controller;
    const progress = delayedProgress((share) => {
      setChecked(roundShare(share));
    });
    try {
      matches.remember(conversions.chosenUnit);
      values.remember();
      file.remember(opened);
      const show = await sheet.takeIn({
        opened,
        matches: matches.matches,
        decide: decimals.decide,
        convert: (column, decimal) =>
          conversions.converting(column, decimal) ?? values.converting(column),
        isInOtherUnit: conversions.isConverted,
        onProgress: progress.report,
        signal: controller.signal,
      });
      // Built once and in slices, so that the page stays responsive.
      startTransition(() => {
        show();
        file.forget();
        onTaken();
        setChecked(null);
      });
    } catch (error) {
      taken.current = null;
      setChecked(null);
      if (!isAbort(error)) throw error;
    } finally {
      progress.end();
    }
  };

  return {
    file,
    matches,
    decimals,
    conversions,
    values,
    sheet,
    /** 0 to 1 while a file is held against the rules. */
    checked,
    takeIn: () => void takeIn(),
    forgetFile: () => {
      checking.current?.abort();
      file.forget();
    },
  };
};

export type Filling = ReturnType<typeof useFilling>;
