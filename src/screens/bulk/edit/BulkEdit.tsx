import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { FieldFilter } from '../../../fields/FieldFilter';
import type { ToolProps } from '../../../schema/takeOver';
import { BulkDialog } from '../frame/BulkDialog';
import { useSaving } from '../save/useSaving';
import { EditGuard, organizationKey, organizationOf } from './EditGuard';
import { EditSteps } from './EditSteps';
import { useEditing } from './useEditing';
import { useFooter } from './useFooter';

/** Many products of one organization changed in a sheet (Specification 2, Bulk product tools). */
export const BulkEdit = ({ declaration, title, onClose }: ToolProps) => {
  const translate = useTranslate();
  const [parameters, setParameters] = useSearchParams();
  const accountId = organizationOf(parameters);
  const opened = useEditing(declaration, accountId);
  const port = useSaving(declaration);
  const footer = useFooter(opened, port);
  return (
    <BulkDialog
      title={title}
      secondary={{
        label: translate(`facings.bulk.${footer.isUploaded ? 'close' : 'cancel'}`),
        onClick: onClose,
      }}
      further={footer.further}
      primary={footer.primary}
    >
      {footer.canChoose && (
        <FieldFilter
          declaration={declaration}
          source={organizationKey}
          value={accountId === '' ? undefined : accountId}
          onChange={(value) => {
            setParameters((before) => {
              const next = new URLSearchParams(before);
              if (value === undefined) next.delete(organizationKey);
              else next.set(organizationKey, String(value));
              return next;
            });
          }}
          isFocused={accountId === ''}
        />
      )}
      {opened === null ? (
        <Typography color="text.secondary">{translate('facings.bulkEdit.chooseFirst')}</Typography>
      ) : (
        <>
          <EditSteps opened={opened} port={port} review={footer.review} />
          <EditGuard editing={opened.editing} />
        </>
      )}
    </BulkDialog>
  );
};
