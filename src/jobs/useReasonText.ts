import { useTranslate } from 'react-admin';
import { maxLogs, type JobReason } from './useJobReasons';

/** The one place that decides how a reason is said. */
export const useReasonText = (): ((reason: JobReason) => string) => {
  const translate = useTranslate();
  return (reason) => {
    if (reason.type === 'known') return reason.text;
    if (reason.type === 'failed') return translate('facings.jobs.reasons.unread');
    return translate(`facings.jobs.reasons.${reason.type}`, { most: maxLogs });
  };
};
