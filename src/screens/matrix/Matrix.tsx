import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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

/** Shows which of an organization's products are in which zones, and changes many at once. */
export const Matrix = () => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  const registry = useRegistry();
  const products = registry.find('products');
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
      <Box sx={{ mb: 1.5, '&& > *': { width: { xs: '100%', sm: 320 } } }}>
        <FieldFilter
          declaration={products}
          source={organizationKey}
          value={accountId === '' ? undefined : accountId}
          onChange={(value) => {
            setParameters(value === undefined ? {} : { [organizationKey]: String(value) });
          }}
        />
      </Box>
      {accountId === '' || !calls ? (
        <Typography color="text.secondary">{translate('facings.matrix.choose')}</Typography>
      ) : (
        <OrganizationMatrix key={accountId} accountId={accountId} calls={calls} />
      )}
    </>
  );
};
