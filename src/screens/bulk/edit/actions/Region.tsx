import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isShownOn } from './shownOn';
import type { ZoneShare } from './useSelectedLinks';
import { ZoneLine } from './ZoneLine';
import { withWish, type RegionOfZones, type Wishes } from './zones';

interface RegionProps {
  readonly region: RegionOfZones;
  readonly wishes: Wishes;
  readonly shares: ReadonlyMap<string, ZoneShare>;
  readonly canLeave: boolean;
  readonly onChange: (wishes: Wishes) => void;
}

/** A region's zones behind its name, and one switch for all that are loaded of them. */
export const Region = ({ region, wishes, shares, canLeave, onChange }: RegionProps) => {
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
            // What is on for some is turned on for all first.
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
