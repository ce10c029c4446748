import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useEffect, useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useHref } from 'react-router';
import type { WhenNone } from '../../schema/field';
import type { InputProps } from '../contract';
import { fillPath } from '../../schema/calls';
import { useFormValues } from '../shared/useFormValues';
import { useFieldText } from '../useFieldWords';

interface NoneNoticeProps extends Pick<InputProps, 'source'> {
  readonly whenNone: WhenNone;
  /** Reloads the options, which may have changed on the linked page. */
  readonly onReturn: () => void;
}

/** Turns the `{account_id}` of a link's template into a path segment. */
const asPath = (template: string): string => template.replace(/\{(\w+)\}/g, ':$1');

/** Shown below a choice without options: the reason, and a link in a new tab to the page that can change it. */
export const NoneNotice = ({ source, whenNone, onReturn }: NoneNoticeProps) => {
  const translate = useTranslate();
  const fieldText = useFieldText();
  const noteId = useId();
  const path = asPath(whenNone.to);
  const names = [...path.matchAll(/:(\w+)/g)].map(([, own = '']) => own);
  const record = useRecordContext();
  const typed = useFormValues(names);
  const to = fillPath(
    path,
    Object.fromEntries(names.map((own) => [own, typed[own] ?? (record?.[own] as unknown)])),
  );
  const href = useHref(to ?? '/');

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') onReturn();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [onReturn]);

  const said = (part: 'text' | 'link') =>
    fieldText('whenNone', `${source}.${part}`, whenNone[part]);
  return (
    <>
      <Alert severity="warning" sx={{ mt: 1 }}>
        {said('text')}{' '}
        {to === null ? (
          said('link')
        ) : (
          <Link
            href={href}
            target="_blank"
            rel="noopener"
            color="inherit"
            aria-describedby={noteId}
            sx={{ fontWeight: 600 }}
          >
            {said('link')}
          </Link>
        )}
        .
      </Alert>
      <span id={noteId} hidden>
        {translate('facings.fields.whenNone.newTab')}
      </span>
    </>
  );
};
