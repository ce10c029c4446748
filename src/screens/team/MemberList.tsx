import Close from '@mui/icons-material/Close';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { startTransition, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { Membership } from '../../../dataProvider/calls/memberships';
import { Badge } from '../../fields/shared/Badge';
import { withWords } from '../../lib/text/plainText';
import { regionOf } from '../../lib/text/region';
import { Pagination } from '../../views/list/page/Pagination';

interface MemberRowProps {
  readonly member: Membership;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
  readonly onRemoveEverywhere: () => void;
}

const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"name actions" "email actions"', sm: '"name email actions"' },
  columnGap: 2,
  alignItems: 'center',
  py: 0.5,
  minHeight: 44,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const MemberRow = ({ member, isBusy, onRemove, onRemoveEverywhere }: MemberRowProps) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { user, isAdmin } = member;
  const name = user.name || user.email || translate('facings.team.nameless');
  return (
    <Box component="li" sx={rowSx} aria-busy={isBusy}>
      <Box sx={{ gridArea: 'name', overflowWrap: 'anywhere', opacity: isBusy ? 0.6 : 1 }}>
        {name}
        {isAdmin && (
          <Badge tone="primary" sx={{ ml: 1 }}>
            {translate('facings.team.admin')}
          </Badge>
        )}
      </Box>
      <Box
        sx={{ gridArea: 'email', overflowWrap: 'anywhere', color: 'text.secondary', fontSize: 14 }}
      >
        {isBusy ? translate('facings.team.removing') : user.email}
      </Box>
      <Box sx={{ gridArea: 'actions', display: 'flex' }}>
        <Tooltip title={translate('facings.team.remove', { name })} describeChild={false}>
          <IconButton
            size="small"
            data-member-remove=""
            aria-label={translate('facings.team.remove', { name })}
            // Not `disabled`, which would lose the focus during the request.
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) onRemove();
            }}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
        {user.id !== '' && (
          <IconButton
            size="small"
            aria-label={translate('facings.views.row.more', { name })}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-disabled={isBusy}
            onClick={({ currentTarget }) => {
              // A menu is much to draw: the press itself is answered first.
              if (!isBusy) startTransition(() => setAnchor(currentTarget));
            }}
          >
            <MoreVert fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            onRemoveEverywhere();
          }}
        >
          {translate('facings.team.everywhere')}
        </MenuItem>
      </Menu>
    </Box>
  );
};

/** Members whose name or email contains every word of a text, by name. */
const membersFound = (
  members: readonly Membership[],
  text: string,
  locale: string,
): readonly Membership[] => {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  return [...withWords(members, text, ({ user }) => `${user.name} ${user.email}`)].sort(
    (one, other) =>
      compare(one.user.name, other.user.name) || compare(one.user.email, other.user.email),
  );
};

/** Members per page, and the number from which search is shown. */
const pageSize = 25;
const manyMembers = 10;

interface MemberListProps {
  readonly members: readonly Membership[];
  readonly isBusy: (member: Membership) => boolean;
  readonly onRemove: (member: Membership) => void;
  readonly onRemoveEverywhere: (member: Membership) => void;
}

export const MemberList = ({ members, isBusy, onRemove, onRemoveEverywhere }: MemberListProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const [text, setText] = useState('');
  const [shownPages, setShownPages] = useState(1);
  const found = membersFound(members, text, locale);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(shownPages, pages);
  const first = (page - 1) * pageSize;
  const rows = found.slice(first, first + pageSize);
  const search = (next: string) => {
    setText(next);
    setShownPages(1);
  };

  if (members.length === 0) {
    return (
      <Typography color="text.secondary" sx={{ py: 2 }}>
        {translate('facings.team.none')}
      </Typography>
    );
  }
  return (
    <>
      {(members.length > manyMembers || text !== '') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
          <OutlinedInput
            size="small"
            type="search"
            value={text}
            onChange={({ target }) => search(target.value)}
            placeholder={translate('facings.team.filter')}
            inputProps={{ 'aria-label': translate('facings.team.filter'), autoComplete: 'off' }}
            endAdornment={
              text === '' ? null : (
                <InputAdornment position="end">
                  <IconButton
                    size="small"
                    edge="end"
                    aria-label={translate('facings.fields.clear')}
                    onClick={() => search('')}
                  >
                    <Close fontSize="small" />
                  </IconButton>
                </InputAdornment>
              )
            }
            sx={{
              width: { xs: '100%', sm: 300 },
              '& input::-webkit-search-cancel-button': { display: 'none' },
            }}
          />
          <Typography
            role="status"
            variant="body2"
            color="text.secondary"
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {rows.length === 0
              ? translate('facings.team.noneFound', { text })
              : translate('facings.views.list.range', {
                  from: first + 1,
                  to: first + rows.length,
                  total: found.length,
                })}
          </Typography>
        </Box>
      )}
      <Box
        component="ul"
        aria-label={translate('facings.team.members')}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {rows.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isBusy={isBusy(member)}
            onRemove={() => onRemove(member)}
            onRemoveEverywhere={() => onRemoveEverywhere(member)}
          />
        ))}
      </Box>
      <Pagination
        of={translate('facings.team.members')}
        page={page}
        pages={pages}
        hrefOf={null}
        onPage={setShownPages}
        isBelow
      />
    </>
  );
};
