import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { Membership } from '../../../dataProvider/calls/memberships';
import { matching } from '../../fields/picker/entry';
import { regionOf } from '../../schema/region';
import { Pagination } from '../../views/list/Pagination';
import { MemberRow } from './MemberRow';

/** Members whose name or email contains every word of a text, by name. */
const membersFound = (
  members: readonly Membership[],
  text: string,
  locale: string,
): readonly Membership[] => {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const byId = new Map(members.map((member) => [member.id, member]));
  const entries = members.map(({ id, user }) => ({
    value: id,
    label: `${user.name} ${user.email}`,
  }));
  return matching(entries, text)
    .flatMap(({ value }) => byId.get(value) ?? [])
    .sort(
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
  const [asked, setAsked] = useState(1);
  const found = membersFound(members, text, locale);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(asked, pages);
  const first = (page - 1) * pageSize;
  const rows = found.slice(first, first + pageSize);
  const search = (next: string) => {
    setText(next);
    setAsked(1);
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
            onChange={({ target }) => {
              search(target.value);
            }}
            placeholder={translate('facings.team.filter')}
            inputProps={{ 'aria-label': translate('facings.team.filter'), autoComplete: 'off' }}
            endAdornment={
              text === '' ? null : (
                <InputAdornment position="end">
                  <IconButton
                    size="small"
                    edge="end"
                    aria-label={translate('facings.team.clearFilter')}
                    onClick={() => {
                      search('');
                    }}
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
              : translate('facings.team.range', {
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
            onRemove={() => {
              onRemove(member);
            }}
            onRemoveEverywhere={() => {
              onRemoveEverywhere(member);
            }}
          />
        ))}
      </Box>
      <Pagination page={page} pages={pages} hrefOf={null} onPage={setAsked} isBelow />
    </>
  );
};
