import { useFieldValue, useTranslate } from 'react-admin';
import { MomentCell } from '../../src/fields/moment/MomentCell';
import { momentOf } from '../../src/lib/time/moments';
import { useNow } from '../../src/fields/moment/useNow';
import { Badge } from '../../src/fields/shared/Badge';
import { useOwnField } from '../../src/fields/useDeclaration';
import type { OwnCellProps } from '../../src/schema/takeOver';

/** Shows a badge from the moment on, also if it passes while the page is open. */
export const ExpiryCell = ({ source, place }: OwnCellProps) => {
  const translate = useTranslate();
  const moment = momentOf(useFieldValue({ source }));
  const isPast = useNow() >= (moment?.getTime() ?? Infinity);
  return (
    <MomentCell source={source} field={useOwnField(source, 'moment')} place={place}>
      {isPast && (
        <>
          {' '}
          <Badge tone="danger">{translate('facings.fields.moment.expired')}</Badge>
        </>
      )}
    </MomentCell>
  );
};
