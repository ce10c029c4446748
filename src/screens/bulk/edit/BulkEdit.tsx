import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams, type Location } from 'react-router';
import '../../../messages/en/screenTexts';
import { FieldFilter } from '../../../fields/FieldFilter';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { ToolProps } from '../../../schema/takeOver';
import { LeaveGuard } from '../../../views/form/UnsavedDialog';
import { narrowingFrom } from '../../../views/list/listQuery';
import { BulkDialog } from '../frame/BulkDialog';
import { useSaving } from '../save/useSaving';
import type { Editing } from './createEditing';
import { EditSteps } from './EditSteps';
import { useEditing } from './useEditing';
import { useFooter } from './useFooter';

const organizationKey = 'account_id';

/** Empty if the address has no organization. */
const organizationOf = (parameters: URLSearchParams): string =>
  parameters.get(organizationKey) ?? '';

const organizationAt = ({ search }: Location): string =>
  organizationOf(new URLSearchParams(search));

/** Another organization is another sheet, although the path is the same. */
const isSamePlace = (current: Location, next: Location): boolean =>
  current.pathname === next.pathname && organizationAt(current) === organizationAt(next);

/** Asks before the user leaves with unsaved changes. */
export const EditGuard = ({ editing }: { readonly editing: Pick<Editing, 'isUnsaved'> }) => (
  <LeaveGuard isUnsaved={editing.isUnsaved} isSamePlace={isSamePlace} />
);

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
        // As wide as in 'Bulk Add': a list's filter would cut names.
        <Box sx={{ maxWidth: 420, '& > *': { width: '100%' } }}>
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
        </Box>
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
