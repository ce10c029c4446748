import EditNote from '@mui/icons-material/EditNote';
import { useNotify } from 'react-admin';
import { createSearchParams, useNavigate, useResolvedPath } from 'react-router';
import { useRegistry } from '../../../fields/useDeclaration';
import { asText } from '../../../fields/shared/asText';
import { inSentence } from '../../../lib/text/inSentence';
import { chosenState } from '../../../schema/chosenRecords';
import { onceField } from '../../../schema/onceField';
import { useOverlay } from '../../place/useOverlay';
import { useParentIds } from '../../place/placeContext';
import { useExclusive } from '../../useExclusive';
import { useFailureNotice } from '../../useFailureNotice';
import { useWords } from '../../useWords';
import { BarButton } from './BarButton';
import type { SelectionToolProps } from './useSelectedRecords';

/** Opens the sheet of the bulk edit with the selected records, which must be of one organization. */
export const EditSelected = ({ declaration, selected }: SelectionToolProps) => {
  const { translate } = useWords(declaration);
  const within = useParentIds();
  const registry = useRegistry();
  const { toBulk } = useOverlay(declaration);
  const { pathname, search } = useResolvedPath(toBulk('bulk-edit'));
  const navigate = useNavigate();
  const notify = useNotify();
  const noticeFailure = useFailureNotice();
  const { isBusy, exclusively } = useExclusive();
  const label = translate('facings.lists.bulk.these');
  const field = onceField(declaration);
  const organizationKey = field !== null && field in within ? null : field;

  const open = async () => {
    const records = await selected.read();
    if (records.length === 0) {
      // All of them were removed since they were selected.
      notify('facings.selection.noneFits', { type: 'warning', messageArgs: { label } });
      return;
    }
    const parameters = createSearchParams(search);
    if (organizationKey !== null) {
      const [organization = '', ...others] = new Set(
        records.map((record) => asText(record[organizationKey]) ?? ''),
      );
      if (others.length > 0 || organization === '') {
        const { scope } = declaration;
        const entityLabel = translate(`resources.${scope ?? ''}.label`, {
          _: scope === undefined ? '' : registry.find(scope).label,
        });
        notify('facings.selection.oneScope', {
          type: 'warning',
          messageArgs: { one: inSentence(entityLabel) },
        });
        return;
      }
      parameters.set(organizationKey, organization);
    }
    await navigate(
      { pathname, search: parameters.toString() },
      { state: chosenState(records.map(({ id }) => id)) },
    );
  };

  return (
    <BarButton
      label={label}
      startIcon={<EditNote />}
      loading={isBusy}
      onClick={() => void exclusively(() => open().catch(noticeFailure))}
    />
  );
};
