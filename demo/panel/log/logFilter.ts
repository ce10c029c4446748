/** Filters the log's calls. */
import { isOutside, type SeenCall } from '../../callLog';

export type StatusClass = 'any' | 'ok' | 'refused' | 'failed' | 'dropped';

export const noFilter = {
  /** Each word must be in the call's name, address, query or body. */
  text: '',
  /** Empty for any. */
  method: '',
  status: 'any' as StatusClass,
  faultsOnly: false,
  outsideOnly: false,
};

export type LogFilter = Readonly<typeof noFilter>;

export const statusClassOf = (status: number): StatusClass => {
  if (status === 0) return 'dropped';
  if (status < 400) return 'ok';
  return status < 500 ? 'refused' : 'failed';
};

/** Address as requested. */
export const addressOf = ({ path, query }: Pick<SeenCall, 'path' | 'query'>): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};

const textOf = (call: SeenCall): string =>
  [
    call.method,
    call.name ?? '',
    call.path,
    ...Object.entries(call.query).flat(),
    call.status,
    call.body === null ? '' : JSON.stringify(call.body),
  ]
    .join(' ')
    .toLowerCase();

const fits = (call: SeenCall, filter: LogFilter, wanted: readonly string[]): boolean => {
  if (filter.method !== '' && call.method !== filter.method) return false;
  if (filter.status !== 'any' && statusClassOf(call.status) !== filter.status) return false;
  if (filter.faultsOnly && call.fault !== true) return false;
  if (filter.outsideOnly && !isOutside(call)) return false;
  if (wanted.length === 0) return true;
  const text = textOf(call);
  return wanted.every((word) => text.includes(word));
};

/** Newest first. */
export const filtered = (calls: readonly SeenCall[], filter: LogFilter): readonly SeenCall[] => {
  const wanted = filter.text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return calls.filter((call) => fits(call, filter, wanted)).reverse();
};
