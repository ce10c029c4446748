import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import '../../messages/en/screenTexts';
import type { PickerEntry } from '../../fields/picker/entry';
import { RecordPicker } from '../../fields/reference/RecordPicker';
import { useRegistry } from '../../fields/useDeclaration';
import { asText } from '../../fields/shared/asText';
import { viewPath } from '../../schema/routes';
import { DialogFrame } from '../../views/DialogFrame';
import { usePageAction } from '../../views/keys/usePageAction';
import { panelKey } from '../../schema/pageAt';
import { useReturnState } from '../../views/place/useOverlay';
import { usePlace } from '../../views/place/placeContext';

/**
 * Invites a person from the list of all users: to the organization in its filter, else to one that is selected. On an
 * organization's page, its invites panel already has the button.
 */
export const InviteButton = () => (usePlace().panel === null ? <Invite /> : null);

const Invite = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const registry = useRegistry();
  const back = useReturnState();
  const filters = useListContext().filterValues as Readonly<Record<string, unknown>>;
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<PickerEntry | null>(null);
  const t = (key: string) => translate(`facings.team.invite.${key}`);

  const inviteTo = (id: string) => {
    const search = new URLSearchParams({ [panelKey]: 'invites/create' }).toString();
    const pathname = viewPath(registry.find('organizations'), id);
    void navigate({ pathname, search }, { state: back });
  };
  const start = () => {
    const id = asText(filters.account_id);
    if (id === null) setIsOpen(true);
    else inviteTo(id);
  };
  const close = () => {
    setIsOpen(false);
    setChosen(null);
  };
  usePageAction({ key: 'invite', label: t('label'), run: start });

  return (
    <>
      <Button variant="contained" startIcon={<PersonAdd />} onClick={start}>
        {t('label')}
      </Button>
      <DialogFrame
        isOpen={isOpen}
        title={t('label')}
        action={
          <Button
            variant="contained"
            disabled={chosen === null}
            onClick={() => {
              if (chosen) inviteTo(chosen.value);
            }}
          >
            {translate('facings.selection.continue')}
          </Button>
        }
        onClose={close}
      >
        <DialogContentText>{t('text')}</DialogContentText>
        <RecordPicker
          to="organizations"
          label={translate('facings.shell.nav.organization')}
          value={chosen}
          onChange={setChosen}
          isRequired
          autoFocus
        />
      </DialogFrame>
    </>
  );
};
