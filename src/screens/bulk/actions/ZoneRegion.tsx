import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OfferedZone, ZoneShare } from './zones';

/** The state of zones, and what changes it. */
interface Switches {
  readonly stateOf: (zone: string) => {
    /** The planned change. */
    readonly wish: boolean | undefined;
    readonly share: ZoneShare | undefined;
    readonly isOn: boolean;
  };
  /** Plans a change of some zones; null for none. */
  readonly turn: (zones: readonly string[], isOn: boolean | null) => void;
  /** Rows that are not on the platform yet cannot be removed from zones. */
  readonly canLeave: boolean;
}

/** One zone: its switch, its current or planned state, and a button to leave it unchanged. */
const ZoneLine = ({ zone, stateOf, turn, canLeave }: Switches & { readonly zone: OfferedZone }) => {
  const translate = useTranslate();
  const stateId = useId();
  const { wish, share, isOn } = stateOf(zone.id);
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
            turn([zone.id], null);
          }}
        >
          {translate('facings.bulkEdit.leave')}
        </Button>
      )}
      <Switch
        checked={isOn}
        onChange={(_, next) => {
          turn([zone.id], next);
        }}
        slotProps={{ input: { 'aria-label': zone.name, 'aria-describedby': stateId } }}
      />
    </Box>
  );
};

/** A region's zones, with one switch for all loaded ones. */
export const ZoneRegion = ({
  zones,
  ...switches
}: Switches & { readonly zones: readonly OfferedZone[] }) => {
  const translate = useTranslate();
  const partId = useId();
  const countId = useId();
  const [isOpen, setOpen] = useState(false);
  const name = zones[0]?.region || translate('facings.bulkEdit.unassigned');
  const ids = zones.map(({ id }) => id);
  const on = ids.filter((id) => switches.stateOf(id).isOn).length;
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
            switches.turn(ids, !isAll);
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
          {zones.map((zone) => (
            <ZoneLine key={zone.id} zone={zone} {...switches} />
          ))}
        </Box>
      </Collapse>
    </Box>
  );
};
