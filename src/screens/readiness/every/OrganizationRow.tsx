import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Badge } from '../../../fields/shared/Badge';
import { useRegistry } from '../../../fields/useDeclaration';
import { viewPath } from '../../../schema/routes';
import { LineItem } from '../LineItem';
import { standingOf, type Standing } from '../line';
import { useOrganizationLines } from '../useOrganizationLines';
import { isStandingComplete, openLines } from './standing';

/** Maximum number of items shown of each organization. */
const mostLines = 3;

const StandingBadge = ({ standing }: { readonly standing: Standing }) => {
  const translate = useTranslate();
  const { missing, recommended, failed, isReading } = standing;
  const say = (key: string, count?: number) =>
    translate(`facings.everyReadiness.${key}`, count === undefined ? {} : { smart_count: count });
  if (missing > 0) return <Badge tone="danger">{say('missing', missing)}</Badge>;
  if (isReading || failed > 0) return null;
  return recommended > 0 ? (
    <Badge tone="warning">{say('recommended', recommended)}</Badge>
  ) : (
    <Badge tone="success">{say('complete')}</Badge>
  );
};

const unseen = { shown: {}, kept: { visibility: 'hidden' }, none: { display: 'none' } } as const;

export interface OrganizationRowProps {
  readonly id: string;
  readonly name: string;
  /** It may send its requests now. */
  readonly isAsked: boolean;
  /**
   * Until its place in the list is final it is not seen, because a row that moves or grows takes others along: `kept`
   * has room in the list, `none` is added below what is read.
   */
  readonly place: 'shown' | 'kept' | 'none';
  readonly isOnlyIncomplete: boolean;
  /** It was just added to the list by a button. */
  readonly isFocused: boolean;
  readonly onEnd: (id: string) => void;
  readonly onKnown: (id: string, standing: Standing) => void;
  readonly onAgain: (id: string) => void;
}

/** One organization: its progress, and links to fix the first items that are missing. */
export const OrganizationRow = ({
  id,
  name,
  isAsked,
  place,
  isOnlyIncomplete,
  isFocused,
  onEnd,
  onKnown,
  onAgain,
}: OrganizationRowProps) => {
  const translate = useTranslate();
  const registry = useRegistry();
  const headingId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const { lines, isFetching } = useOrganizationLines(id, { isAsked });
  const standing = standingOf(lines);
  const { done, total, missing, recommended, failed, isReading } = standing;

  // Before the page is painted: after Back, known organizations are in their order at once.
  useLayoutEffect(() => {
    if (!isReading) onKnown(id, { done, total, missing, recommended, failed, isReading });
  }, [id, done, total, missing, recommended, failed, isReading, onKnown]);
  useEffect(() => {
    if (isAsked && !isFetching) onEnd(id);
  }, [id, isAsked, isFetching, onEnd]);
  useEffect(() => {
    if (isFocused) link.current?.focus();
  }, [isFocused]);

  if (isOnlyIncomplete && isStandingComplete(standing)) return null;
  const say = (key: string, values: object) =>
    translate(`facings.everyReadiness.${key}`, { ...values });
  const page = viewPath(registry.find('organizations'), id);
  const open = openLines(lines);
  const rest = open.length - mostLines;
  const progress = say('progress', { done, total });
  const isWaiting = isReading && !isFetching;
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-labelledby={headingId}
      aria-busy={isReading}
      sx={{ p: 2, minWidth: 0, ...unseen[place] }}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
      >
        <Typography
          component="h2"
          id={headingId}
          sx={{ flex: '1 1 200px', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          <MuiLink component={Link} to={page} ref={link}>
            {name}
          </MuiLink>
        </Typography>
        {isReading ? (
          <Typography variant="body2" color="text.secondary">
            {translate(`facings.${isWaiting ? 'everyReadiness.waiting' : 'readiness.reading'}`)}
          </Typography>
        ) : (
          <>
            <StandingBadge standing={standing} />
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <LinearProgress
                variant="determinate"
                value={(100 * done) / total}
                aria-label={say('progressOf', { name })}
                aria-valuetext={progress}
                sx={{ width: 120, height: 6, borderRadius: 3 }}
              />
              <Box component="span" sx={{ fontSize: 14, fontVariantNumeric: 'tabular-nums' }}>
                {progress}
              </Box>
            </Box>
          </>
        )}
      </Box>
      {!isReading && failed > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
          <Typography variant="body2">{say('failed', { smart_count: failed })}</Typography>
          <Button
            size="small"
            aria-label={say('retryOf', { name })}
            onClick={() => {
              // The button disappears while the organization is checked again.
              link.current?.focus();
              onAgain(id);
            }}
          >
            {translate('facings.buttons.retry')}
          </Button>
        </Box>
      )}
      {open.length > 0 && (
        <Box
          component="ul"
          aria-labelledby={headingId}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
            gap: 2,
            listStyle: 'none',
            m: 0,
            p: 0,
            pt: 1.5,
          }}
        >
          {open.slice(0, mostLines).map((line) => (
            <LineItem key={line.key} of="organization" line={line} />
          ))}
        </Box>
      )}
      {rest > 0 && (
        <MuiLink
          component={Link}
          to={page}
          aria-label={say('moreOf', { name, smart_count: rest })}
          sx={{ display: 'inline-block', mt: 1.5, fontSize: 14, lineHeight: '24px' }}
        >
          {say('more', { smart_count: rest })}
        </MuiLink>
      )}
    </Paper>
  );
};
