import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { AmountBox } from '../../../views/availability/AmountBox';
import type { ZoneAmounts } from './useZoneAmounts';
import type { RegionalZone } from '../../../views/links/zoneRegions';
import type { ZoneShare } from './zones';

/** The state of zones, and what changes it. */
interface Switches {
  readonly stateOf: (zone: string) => {
    /** The planned change. */
    readonly wish: boolean | undefined;
    readonly share: ZoneShare | undefined;
    readonly isOn: boolean;
    /** Not known for all selected rows. */
    readonly isUnknown: boolean;
  };
  /** Plans a change of a zone; null for none. */
  readonly turn: (zone: string, isOn: boolean | null) => void;
  /** Rows that are not on the platform yet cannot be removed from zones. */
  readonly canLeave: boolean;
  /** Null if links have no amount. */
  readonly amounts: ZoneAmounts | null;
}

interface AmountInputProps {
  readonly amounts: ZoneAmounts;
  /** One input for all of them. */
  readonly zones: readonly string[];
  /** What they are called. */
  readonly name: string;
}

/** Par of a zone's links, or of all zones of a region that are on; blank leaves it as it is. */
const AmountInput = ({ amounts, zones, name }: AmountInputProps) => {
  const input = amounts.inputOf(zones);
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, flexShrink: 0 }}>
      <Typography aria-hidden variant="body2" color="text.secondary">
        {amounts.label}
      </Typography>
      <div>
        <AmountBox
          id={zones[0] ?? ''}
          name={input.nameOf(name)}
          amounts={input}
          isDisabled={false}
        />
      </div>
    </Box>
  );
};

const lineSx = { pl: 2, pr: 1, py: 0.5, borderTop: 1, borderColor: 'divider' } as const;

const rowSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;

/** One zone: its switch, its current or planned state, its amount, and a button to leave it unchanged. */
const ZoneLine = ({
  zone,
  stateOf,
  turn,
  canLeave,
  amounts,
}: Switches & { readonly zone: RegionalZone }) => {
  const translate = useTranslate();
  const stateId = useId();
  const { wish, share, isOn } = stateOf(zone.id);
  const now = (): string => {
    const knownCount = share ? share.linked + share.unlinked : 0;
    if (!share || knownCount === 0) return canLeave ? translate('facings.bulkEdit.inUnknown') : '';
    const counts = { of: share.linked, total: knownCount + share.unknown, unknown: share.unknown };
    if (share.unknown > 0) return translate('facings.bulkEdit.inKnown', counts);
    if (share.linked === 0) return translate('facings.bulkEdit.inNone');
    if (share.unlinked === 0) return translate('facings.bulkEdit.inAll');
    return translate('facings.bulkEdit.inSome', counts);
  };
  const isTouched = wish !== undefined;
  const hasAmount = isOn || (!isTouched && amounts?.isTyped(zone.id) === true);
  return (
    <Box component="li" sx={lineSx}>
      <Box sx={{ ...rowSx, flexWrap: 'nowrap' }}>
        <Typography sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>
          {zone.name}
        </Typography>
        <Switch
          checked={isOn}
          onChange={(_, next) => turn(zone.id, next)}
          slotProps={{ input: { 'aria-label': zone.name, 'aria-describedby': stateId } }}
        />
      </Box>
      <Box sx={{ ...rowSx, minHeight: 30, pr: 1 }}>
        <Typography
          id={stateId}
          variant="body2"
          color={isTouched ? 'primary' : 'text.secondary'}
          sx={{ mr: 'auto', ...(isTouched ? { fontWeight: 600 } : {}) }}
        >
          {isTouched ? translate(`facings.bulkEdit.${wish ? 'willJoin' : 'willLeave'}`) : now()}
        </Typography>
        {isTouched && (
          <Button
            size="small"
            color="inherit"
            sx={{ flexShrink: 0 }}
            aria-label={translate('facings.bulkEdit.leaveOf', { zone: zone.name })}
            onClick={() => turn(zone.id, null)}
          >
            {translate('facings.bulkEdit.leave')}
          </Button>
        )}
        {amounts && hasAmount && (
          <AmountInput amounts={amounts} zones={[zone.id]} name={zone.name} />
        )}
      </Box>
    </Box>
  );
};

interface ZoneRegionProps extends Switches {
  readonly zones: readonly RegionalZone[];
  /** Whether all zones of the organization are loaded, so that these are all zones of the region. */
  readonly isWhole: boolean;
  /** The switch was used, and the rest of the zones is being loaded. */
  readonly isPending: boolean;
  readonly turnRegion: (region: string, isOn: boolean) => void;
}

/** A region's zones, with one switch for all of them, loaded or not. */
export const ZoneRegion = ({
  zones,
  isWhole,
  isPending,
  turnRegion,
  ...switches
}: ZoneRegionProps) => {
  const translate = useTranslate();
  const partId = useId();
  const countId = useId();
  const [isOpen, setOpen] = useState(false);
  const name = zones[0]?.region || translate('facings.matrix.unassigned');
  const states = zones.map(({ id }) => switches.stateOf(id));
  const on = states.filter(({ isOn }) => isOn).length;
  const unknown = states.filter(({ isUnknown }) => isUnknown).length;
  const isAll = isWhole && on === zones.length;
  // Neither on nor off: some are on, or what is not known or not loaded may be.
  const isSome = !isAll && (on > 0 || unknown > 0);
  const withAmount = zones.flatMap(({ id }, place) => (states[place]?.isOn === true ? [id] : []));
  const { amounts } = switches;
  return (
    <Box
      component="section"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1 }}>
        <Box component="h4" sx={{ m: 0, flexGrow: 1, minWidth: 0 }}>
          <Button
            color="inherit"
            fullWidth
            aria-expanded={isOpen}
            aria-controls={isOpen ? partId : undefined}
            onClick={() => setOpen((before) => !before)}
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
        <Typography
          id={countId}
          variant="body2"
          color="text.secondary"
          sx={{ minWidth: 0, textAlign: 'right' }}
        >
          {isPending
            ? translate('facings.bulkEdit.regionLoading')
            : translate(`facings.bulkEdit.${isWhole ? 'regionOn' : 'regionOnOfLoaded'}`, {
                on,
                of: zones.length,
              })}
          {!isPending &&
            unknown > 0 &&
            `, ${translate('facings.bulkEdit.regionUnknown', { smart_count: unknown })}`}
        </Typography>
        <Switch
          checked={isAll}
          disabled={isPending}
          onChange={() => {
            // A mixed state first turns on for all.
            turnRegion(zones[0]?.regionId ?? '', !isAll);
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
          {amounts && withAmount.length > 1 && (
            <Box component="li" sx={{ ...lineSx, ...rowSx, flexWrap: 'nowrap', py: 1, pr: 2 }}>
              <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 0' }}>
                {translate('facings.bulkEdit.amountOfAll', { smart_count: withAmount.length })}
              </Typography>
              <AmountInput
                amounts={amounts}
                zones={withAmount}
                name={translate('facings.bulkEdit.allOf', { region: name })}
              />
            </Box>
          )}
          {zones.map((zone) => (
            <ZoneLine key={zone.id} zone={zone} {...switches} />
          ))}
        </Box>
      </Collapse>
    </Box>
  );
};
