import { useTranslate } from 'react-admin';
import { Badge } from '../shared/Badge';
import { useNow } from './useNow';

/** Says as a word that a moment is past, as long as the page is open. */
export const Expired = ({ moment }: { readonly moment: number }) => {
  const translate = useTranslate();
  if (moment > useNow()) return null;
  return (
    <>
      {' '}
      <Badge tone="danger">{translate('facings.fields.moment.expired')}</Badge>
    </>
  );
};
