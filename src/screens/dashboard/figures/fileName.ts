/** Names of exported files: content, organization, period. */
import { isoOf } from '../../../lib/time/days';
import type { Period } from '../period/range';

/** Letters and digits of any script, joined by hyphens: valid in every file system. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/** 'job-time-alder-vine-markets-2026-10-26-2026-11-22'; a single day appears once. */
export const figureFileName = (what: string, organization: string, period?: Period): string =>
  [what, organization, ...(period ? [...new Set([isoOf(period.from), isoOf(period.to)])] : [])]
    .map(slugOf)
    .filter((part) => part !== '')
    .join('-');
