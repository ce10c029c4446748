/** The form's values, and the fault they describe. */
import type { Fault } from '../../settings';
import { wholeNumber } from '../wholeNumber';
import { words } from '../words';

const { targets, effects, oftens, defaultMessage, defaultHtml } = words.faults;

export const emptyFaultForm = {
  target: 'any' as keyof typeof targets,
  call: '',
  method: '',
  path: '/api/*',
  effect: 'status' as keyof typeof effects,
  status: '500',
  message: defaultMessage,
  field: '',
  fieldText: '',
  retryAfter: '',
  html: defaultHtml,
  delayMs: '3000',
  often: 'next' as keyof typeof oftens,
  count: '3',
};

export type FaultForm = Readonly<typeof emptyFaultForm>;

export type FaultErrors = Partial<Record<keyof FaultForm, string>>;

export const statuses = [400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 502, 503, 504] as const;

const targetOf = (form: FaultForm, calls: readonly string[], errors: FaultErrors): Fault => {
  if (form.target === 'any') return {};
  if (form.target === 'reads' || form.target === 'writes') return { only: form.target };
  if (form.target === 'call') {
    if (!calls.includes(form.call)) errors.call = words.faults.callWrong;
    return { call: form.call };
  }
  const path = form.path.trim();
  if (!/^[/*]/.test(path)) errors.path = words.faults.pathWrong;
  return { ...(form.method === '' ? {} : { method: form.method }), path };
};

const refusalOf = (form: FaultForm, errors: FaultErrors): Fault => {
  const message = form.message.trim();
  const field = form.field.trim();
  if (message === '') errors.message = words.faults.messageWrong;
  if (field !== '' && form.fieldText.trim() === '') errors.fieldText = words.faults.fieldTextWrong;
  const retryAfter = wholeNumber(form.retryAfter, { least: 0, most: 3600 });
  if (form.retryAfter.trim() !== '' && retryAfter === undefined) {
    errors.retryAfter = words.faults.retryAfterWrong;
  }
  return {
    status: Number(form.status),
    body: {
      type: 'error',
      message,
      ...(field === '' ? {} : { errors: { [field]: form.fieldText.trim() } }),
    },
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
};

const delayOf = (form: FaultForm, errors: FaultErrors): Fault => {
  const delayMs = wholeNumber(form.delayMs, { least: 1, most: 120_000 });
  if (delayMs === undefined) errors.delayMs = words.faults.delayWrong;
  return { delayMs: delayMs ?? 0 };
};

const effectOf = (form: FaultForm, errors: FaultErrors): Fault => {
  switch (form.effect) {
    case 'drop':
      return { drop: true };
    case 'html':
      if (form.html.trim() === '') errors.html = words.faults.htmlWrong;
      return { html: form.html, status: Number(form.status) };
    case 'delay':
      return delayOf(form, errors);
    case 'commit':
      return { ...refusalOf(form, errors), commit: true };
    case 'status':
      return refusalOf(form, errors);
  }
};

const oftenOf = ({ often, count }: FaultForm, errors: FaultErrors): Fault => {
  if (often === 'always') return {};
  if (often === 'next') return { times: 1 };
  const value = wholeNumber(count, { least: 1, most: 10_000 });
  if (value === undefined) errors.count = words.faults.countWrong;
  return { [often]: value ?? 0 };
};

/** @param calls names in the contract: only those can be selected */
export const faultOf = (form: FaultForm, calls: readonly string[]) => {
  const errors: FaultErrors = {};
  const fault = {
    ...targetOf(form, calls, errors),
    ...effectOf(form, errors),
    ...oftenOf(form, errors),
  };
  return Object.keys(errors).length === 0 ? { fault } : { errors };
};
