import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { isShownOn } from './shownOn';
import type { ZoneShare } from './useSelectedLinks';
import type { OfferedZone } from './zones';

interface ZoneLineProps {
  readonly zone: OfferedZone;
  readonly wish: boolean | undefined;
  readonly share: ZoneShare | undefined;
  /** Rows that are not on the platform yet are in no zone that they could leave. */
  readonly canLeave: boolean;
  readonly onWish: (isOn: boolean | null) => void;
}

/** One zone: its switch, what it is now or will be, and the way back to leaving it alone. */
export const ZoneLine = ({ zone, wish, share, canLeave, onWish }: ZoneLineProps) => {
  const translate = useTranslate();
  const stateId = useId();
  const isOn = isShownOn(wish, share);
  const now = (): string => {
    if (!share || share.of === 0) return canLeave ? translate('facings.bulkEdit.inUnknown') : '';
    if (share.isIn === 0) return translate('facings.bulkEdit.inNone');
    if (share.isIn === share.of) return translate('facings.bulkEdit.inAll');
    return translate('facings.bulkEdit.inSome', { of: share.isIn, total: share.of });
  };
  const isTouched = wish !== undefined;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pl: { xs: 2, sm: 5 },
        pr: 1,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 100px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{zone.name}</Typography>
        <Typography
          id={stateId}
          variant="body2"
          color={isTouched ? 'primary' : 'text.secondary'}
          sx={isTouched ? { fontWeight: 600 } : {}}
        >
          {isTouched ? translate(`facings.bulkEdit.${wish ? 'willJoin' : 'willLeave'}`) : now()}
        </Typography>
      </Box>
      {isTouched && (
        <Button
          size="small"
          color="inherit"
          sx={{ flexShrink: 0 }}
          aria-label={translate('facings.bulkEdit.leaveOf', { zone: zone.name })}
          onClick={() => {
            onWish(null);
          }}
        >
          {translate('facings.bulkEdit.leave')}
        </Button>
      )}
      <Switch
        checked={isOn}
        onChange={(_, next) => {
          onWish(next || canLeave ? next : null);
        }}
        slotProps={{ input: { 'aria-label': zone.name, 'aria-describedby': stateId } }}
      />
    </Box>
  );
};
