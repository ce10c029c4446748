import { useTranslate } from 'react-admin';
import { useRegistry } from '../../../fields/RegistryContext';
import { listPath } from '../../../schema/routes';
import { LoadFailure } from '../../../views/LoadFailure';
import { useDashboardState } from '../state/useDashboardState';
import { useOrganization } from '../state/useOrganization';
import { Nothing } from './Nothing';
import { NumbersSkeleton } from './NumbersSkeleton';
import { OfOrganization } from './OfOrganization';

/** Is everything all right, and where not: of the organization that is looked at. */
export const Overview = () => {
  const translate = useTranslate();
  const registry = useRegistry();
  const looked = useDashboardState();
  const organization = useOrganization(looked.state.accountId);
  switch (organization.type) {
    case 'loading':
      return <NumbersSkeleton />;
    case 'failed':
      return <LoadFailure error={organization.error} onRetry={organization.again} />;
    case 'none':
      return (
        <Nothing
          text={translate('facings.dashboard.empty.noOrganizations')}
          hint={translate('facings.dashboard.empty.noOrganizationsHint')}
          go={{
            to: listPath(registry.find('organizations')),
            label: translate('facings.dashboard.empty.addOrganization'),
          }}
        />
      );
    case 'shown':
      return <OfOrganization looked={looked} {...organization} />;
  }
};
