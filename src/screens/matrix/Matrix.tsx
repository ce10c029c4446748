import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import '../../messages/en/screenTexts';
import { FieldFilter } from '../../fields/FieldFilter';
import { useRegistry } from '../../fields/useDeclaration';
import { panelsOf } from '../../schema/registry';
import { listPath, pathWith } from '../../schema/routes';
import { screenTitle } from '../../schema/screen';
import { PageBar } from '../../views/PageBar';
import { useDeclaredText } from '../../views/useWords';
import { OrganizationMatrix } from './OrganizationMatrix';
import { matrix } from './screen';

const organizationKey = 'account_id';

const organizationSx = {
  flex: { xs: '1 1 100%', sm: '0 1 232px' },
  minWidth: 0,
  '&& > *': { width: 1 },
} as const;

/** Shows which of an organization's products are in which zones, and changes many at once. */
export const Matrix = () => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  const registry = useRegistry();
  const products = registry.find('products');
  const [toolsAt, setToolsAt] = useState<HTMLElement | null>(null);
  const [parameters, setParameters] = useSearchParams();
  const accountId = parameters.get(organizationKey) ?? '';
  // The same calls as the switches on a product's page.
  const calls = panelsOf(products).flatMap((panel) =>
    'links' in panel ? [panel.links.calls] : [],
  )[0];
  return (
    <>
      <PageBar
        title={declaredText(screenTitle(matrix))}
        // Back to the products of the same organization.
        back={{
          to: pathWith(listPath(products), { [organizationKey]: accountId }),
          label: translate('facings.matrix.back'),
        }}
      />
      {/* As high before the grid's tools are there. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Box sx={organizationSx}>
          <FieldFilter
            declaration={products}
            source={organizationKey}
            value={accountId === '' ? undefined : accountId}
            onChange={(value) => {
              const next = new URLSearchParams(parameters);
              for (const key of [organizationKey, ...(matrix.scope?.drops ?? [])]) next.delete(key);
              if (value !== undefined) next.set(organizationKey, String(value));
              setParameters(next);
            }}
          />
        </Box>
        <Box ref={setToolsAt} sx={{ display: 'contents' }} />
      </Box>
      {accountId === '' || !calls ? (
        <Typography color="text.secondary">{translate('facings.matrix.choose')}</Typography>
      ) : (
        <OrganizationMatrix key={accountId} accountId={accountId} calls={calls} toolsAt={toolsAt} />
      )}
    </>
  );
};
