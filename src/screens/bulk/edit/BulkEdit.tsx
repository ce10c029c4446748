import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import '../../../messages/en/screenTexts';
import { FieldFilter } from '../../../fields/FieldFilter';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { ToolProps } from '../../../schema/takeOver';
import { narrowingFrom } from '../../../views/list/listQuery';
import { BulkDialog } from '../frame/BulkDialog';
import { useSaving } from '../save/useSaving';
import { useBulkState } from '../session/useBulkSession';
import { EditSteps } from './EditSteps';
import { useEditing } from './useEditing';
import { useFooter } from './useFooter';

const organizationKey = 'account_id';

/** Empty if the address has no organization. */
const organizationOf = (parameters: URLSearchParams): string =>
  parameters.get(organizationKey) ?? '';

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
  const port = useSaving(declaration);
  const opened = useEditing(declaration, accountId, port, narrowing ?? undefined);
  const { session } = opened.editing;
  const { sent, step } = useBulkState(session);
  const footer = useFooter(opened, port);
  return (
    <BulkDialog
      title={title}
      onClose={onClose}
      isSent={sent !== null}
      isUnsaved={session.isUnsaved}
      // Another organization is another sheet, although the path is the same.
      openedBy={organizationKey}
      back={footer.back}
      primary={footer.primary}
    >
      {step === 'sheet' && (
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
      {accountId === '' ? (
        <Typography color="text.secondary">{translate('facings.bulkEdit.chooseFirst')}</Typography>
      ) : (
        <EditSteps opened={opened} port={port} review={footer.review} />
      )}
    </BulkDialog>
  );
};
