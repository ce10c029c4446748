import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import '../../../messages/en/screenTexts';
import { FieldFilter } from '../../../fields/FieldFilter';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { narrowingFrom } from '../../../views/list/listQuery';
import type { ToolProps } from '../../../schema/takeOver';
import { BulkDialog } from '../frame/BulkDialog';
import { useSaving } from '../save/useSaving';
import { EditGuard, organizationKey, organizationOf } from './EditGuard';
import { EditSteps } from './EditSteps';
import { useEditing } from './useEditing';
import { useFooter } from './useFooter';

/** Search and filters of the list behind the tool; null if the list shows everything. */
const narrowingOf = (declaration: AnyDeclaration, parameters: URLSearchParams) => {
  const { text, filters } = narrowingFrom(declaration, (key) => parameters.get(key));
  const values = Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      name === organizationKey ? [] : [[name, String(value)]],
    ),
  );
  return text === '' && Object.keys(values).length === 0 ? null : { text, values };
};

/** Edits many products of an organization in a sheet (rules 2, Bulk product tools). */
export const BulkEdit = ({ declaration, title, onClose }: ToolProps) => {
  const translate = useTranslate();
  const [parameters, setParameters] = useSearchParams();
  const accountId = organizationOf(parameters);
  // The list's state when the tool was opened. Other organizations are shown unfiltered.
  const [first] = useState(() => ({ accountId, narrowing: narrowingOf(declaration, parameters) }));
  const narrowing = ['', accountId].includes(first.accountId) ? first.narrowing : null;
  const opened = useEditing(declaration, accountId, narrowing ?? undefined);
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
