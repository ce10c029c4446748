import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { failureMessageOf, failureOf } from '../lib/failures/failures';
import { RetryAlert } from '../lib/failures/RetryAlert';

/** Technical details of an error from the platform, collapsed by default. */
export const FailureDetails = ({ details }: { readonly details: string | undefined }) => {
  const translate = useTranslate();
  if (details === undefined) return null;
  return (
    <Box component="details" sx={{ mt: 0.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content' }}>
        {translate('facings.shell.nav.details')}
      </Box>
      <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: 'inherit' }}>
        {details}
      </Box>
    </Box>
  );
};

interface LoadFailureProps {
  readonly error: unknown;
  /** Name of what failed to load: 'Regions'. */
  readonly what?: string;
  readonly onRetry: () => void;
}

/**
 * Replaces a part of a page that failed to load: what is missing, why, and a button to try again. The rest of the
 * page stays.
 */
export const LoadFailure = ({ error, what, onRetry }: LoadFailureProps) => {
  const translate = useTranslate();
  const { message, details } = failureMessageOf(error, translate);
  // A server's message ('no such call') is unclear by itself, so it is quoted as the server's.
  const reasonText = failureOf(error)?.message;
  const isQuoted = reasonText !== undefined && message.includes(reasonText);
  const reason = isQuoted ? translate('facings.views.failure.says', { words: message }) : message;
  return (
    <RetryAlert sx={{ my: 2 }} onRetry={onRetry}>
      {what === undefined
        ? reason
        : `${translate('facings.views.failure.notLoaded', { what })} ${reason}`}
      <FailureDetails details={details} />
    </RetryAlert>
  );
};
