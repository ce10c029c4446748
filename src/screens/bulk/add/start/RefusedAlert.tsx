import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Refused } from '../../../../spreadsheet/types';

/** Why a file cannot be read, and what to do about it; the next one is chosen right below. */
export const RefusedAlert = ({
  refused,
  at,
}: {
  readonly refused: Refused;
  /** Grows with each refusal: the same words are told anew. */
  readonly at: number;
}) => {
  const translate = useTranslate();
  return (
    <Alert key={at} severity="error" role="alert">
      {translate(`facings.files.refused.${refused.code}`, { ...refused.values })}
    </Alert>
  );
};
