import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  withWish,
  type OfferedZone,
  type RegionOfZones,
  type Wishes,
  type ZoneShare,
} from './zones';

/** A switch shows the planned state; untouched, it is on if all selected rows are in the zone. */
const isShownOn = (wish: boolean | undefined, share: ZoneShare | undefined): boolean =>
  wish ?? (share !== undefined && share.of > 0 && share.isIn === share.of);

interface ZoneLineProps {
  readonly zone: OfferedZone;
  readonly wish: boolean | undefined;
  readonly share: ZoneShare | undefined;
  /** Rows that are not on the platform yet cannot be removed from zones. */
  readonly canLeave: boolean;
  readonly onWish: (isOn: boolean | null) => void;
}

/** One zone: its switch, its current or planned state, and a button to leave it unchanged. */
const ZoneLine = ({ zone, wish, share, canLeave, onWish }: ZoneLineProps) => {
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

interface ZoneRegionProps {
  readonly region: RegionOfZones;
  readonly wishes: Wishes;
  readonly shares: ReadonlyMap<string, ZoneShare>;
  readonly canLeave: boolean;
  readonly onChange: (wishes: Wishes) => void;
}

/** A region's zones, with one switch for all loaded ones. */
export const ZoneRegion = ({ region, wishes, shares, canLeave, onChange }: ZoneRegionProps) => {
  const translate = useTranslate();
  const partId = useId();
  const countId = useId();
  const [isOpen, setOpen] = useState(false);
  const name = region.name ?? translate('facings.bulkEdit.unassigned');
  const zones = region.zones.map(({ id }) => id);
  const on = zones.filter((id) => isShownOn(wishes.get(id), shares.get(id))).length;
  const isAll = on === zones.length;
  const isSome = on > 0 && !isAll;
  return (
    <Box component="section" sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1 }}>
        <Box component="h3" sx={{ m: 0, flexGrow: 1, minWidth: 0 }}>
          <Button
            color="inherit"
            fullWidth
            aria-expanded={isOpen}
            aria-controls={partId}
            onClick={() => {
              setOpen((before) => !before);
            }}
            startIcon={
              <ExpandMore
                sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)', transition: 'transform .15s' }}
              />
            }
            sx={{ justifyContent: 'start', textAlign: 'start', minHeight: 48, px: 1.5 }}
          >
            {name}
          </Button>
        </Box>
        <Typography id={countId} variant="body2" color="text.secondary" noWrap>
          {translate('facings.bulkEdit.regionOn', { on, of: zones.length })}
        </Typography>
        <Switch
          checked={isAll}
          onChange={() => {
            // A mixed state first turns on for all.
            onChange(withWish(wishes, zones, isAll ? (canLeave ? false : null) : true));
          }}
          slotProps={{
            input: {
              'aria-label': translate('facings.bulkEdit.allOf', { region: name }),
              'aria-describedby': countId,
            },
          }}
          sx={isSome ? { '& .MuiSwitch-switchBase': { transform: 'translateX(10px)' } } : {}}
        />
      </Box>
      <Collapse in={isOpen} id={partId} mountOnEnter unmountOnExit>
        <Box component="ul" aria-label={name} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {region.zones.map((zone) => (
            <ZoneLine
              key={zone.id}
              zone={zone}
              wish={wishes.get(zone.id)}
              share={shares.get(zone.id)}
              canLeave={canLeave}
              onWish={(isOn) => {
                onChange(withWish(wishes, [zone.id], isOn));
              }}
            />
          ))}
        </Box>
      </Collapse>
    </Box>
  );
};
