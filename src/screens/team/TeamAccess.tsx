import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import '../../messages/en/screenTexts';
import type { Membership } from '../../../dataProvider/calls/memberships';
import { OverlayBoundary } from '../../lib/failures/OverlayBoundary';
import { asText } from '../../fields/shared/asText';
import type { PanelScreenProps } from '../../schema/takeOver';
import { LoadFailure } from '../../views/LoadFailure';
import { AddPerson } from './AddPerson';
import { MemberList } from './MemberList';
import { TeamQuestion, type PendingChange } from './TeamQuestion';
import { useTeam, type Team } from './useTeam';

/** Failed changes, next to their members; never a notification (rules 8; rules R33). */
const Failures = ({ team }: { readonly team: Team }) => {
  const translate = useTranslate();
  return team.failed.map(({ id, change, reason }) => (
    <Alert
      key={id}
      severity="error"
      sx={{ mb: 1, overflowWrap: 'anywhere' }}
      action={
        <>
          <Button color="inherit" size="small" onClick={() => void team.make(change)}>
            {translate('facings.buttons.retry')}
          </Button>
          <IconButton
            color="inherit"
            size="small"
            aria-label={translate('facings.banners.dismiss')}
            onClick={() => team.forget([id])}
          >
            <Close fontSize="small" />
          </IconButton>
        </>
      }
    >
      {translate(`facings.team.failed.${change.kind}`, { name: team.nameOf(change), reason })}
    </Alert>
  ));
};

/** Who has access to a zone: added by search, removed one by one or all at once (rules 2, Manage Zone). */
export const TeamAccess = ({ values }: PanelScreenProps) => {
  const translate = useTranslate();
  const zoneId = String(values.id);
  const team = useTeam(zoneId);
  const [pendingChange, setPendingChange] = useState<PendingChange | null>(null);
  const cancel = () => setPendingChange(null);
  const { members, pending } = team;
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const left = useRef<number | null>(null);

  // When a member with the focus is removed, the next member's button gets the focus.
  useEffect(() => {
    if (left.current === null || document.activeElement !== document.body) return;
    const buttons = [
      ...(panel.current?.querySelectorAll<HTMLElement>('[data-member-remove]') ?? []),
    ];
    (buttons[Math.min(left.current, buttons.length - 1)] ?? input.current)?.focus();
    left.current = null;
  }, [members]);

  const isClearing = pending.some(({ kind }) => kind === 'all');
  const adding = pending.flatMap((change) => (change.kind === 'add' ? [change] : []));
  const isBusy = ({ id }: Membership): boolean =>
    isClearing || pending.some((change) => 'member' in change && change.member.id === id);
  const ask = (key: PendingChange['key'], change: PendingChange['change']) =>
    setPendingChange({ key, change, name: team.nameOf(change) });
  const remember = () => {
    const row = document.activeElement?.closest('li');
    const rows = row?.parentElement ? [...row.parentElement.children] : [];
    left.current = row ? rows.indexOf(row) : 0;
  };

  return (
    <Box ref={panel}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: 2,
          mb: 1,
        }}
      >
        <Box sx={{ flex: '1 1 280px', maxWidth: 520 }}>
          <AddPerson
            zoneId={zoneId}
            accountId={asText(values.account_id) ?? ''}
            taken={
              new Set([
                ...(members ?? []).map(({ user }) => user.id),
                ...adding.map(({ user }) => user.id),
              ])
            }
            onAdd={(user) => void team.make({ kind: 'add', user })}
            inputRef={input}
          />
        </Box>
        {members && members.length > 0 && (
          <Button
            color="error"
            variant="outlined"
            loading={isClearing}
            onClick={() => {
              remember();
              ask('all', { kind: 'all' });
            }}
          >
            {translate('facings.team.all')}
          </Button>
        )}
      </Box>
      <Typography
        role="status"
        variant="body2"
        color="text.secondary"
        sx={{ minHeight: 20, mb: 1, overflowWrap: 'anywhere' }}
      >
        {adding.length > 0
          ? translate('facings.team.adding', { name: adding.map(team.nameOf).join(', ') })
          : team.announced}
      </Typography>
      <Failures team={team} />
      {team.error ? <LoadFailure error={team.error} onRetry={team.retry} /> : null}
      {members ? (
        <MemberList
          members={members}
          isBusy={isBusy}
          onRemove={(member) => {
            remember();
            const change = { kind: 'remove', member } as const;
            if (member.isAdmin) ask('admin', change);
            else void team.make(change);
          }}
          onRemoveEverywhere={(member) => {
            remember();
            ask('everywhere', { kind: 'everywhere', member });
          }}
        />
      ) : (
        !team.error && <Skeleton variant="rounded" height={132} />
      )}
      <OverlayBoundary isOpen={pendingChange !== null} onClose={cancel}>
        <TeamQuestion
          pending={pendingChange}
          onCancel={cancel}
          onConfirm={(change) => {
            setPendingChange(null);
            void team.make(change);
          }}
        />
      </OverlayBoundary>
    </Box>
  );
};
