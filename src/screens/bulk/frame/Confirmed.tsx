import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useNumberText } from '../../../views/useWords';

interface ConfirmedProps {
  /** Number of changed rows; null if nothing was confirmed. */
  readonly rows: number | null;
  readonly onClose: () => void;
}

/** Reports the result of bulk actions, because the changed column may not be visible. */
export const Confirmed = ({ rows, onClose }: ConfirmedProps) => {
  const translate = useTranslate();
  const number = useNumberText();
  if (rows === null) return null;
  return (
    <Alert
      severity={rows === 0 ? 'info' : 'success'}
      role="status"
      onClose={onClose}
      closeText={translate('facings.bulk.close')}
    >
      {rows === 0
        ? translate('facings.bulkEdit.confirmedNone')
        : translate('facings.bulkEdit.confirmed', { smart_count: rows, count: number(rows) })}
    </Alert>
  );
};
