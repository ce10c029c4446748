import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { regionOf } from '../../../lib/text/region';
import { useShared } from '../figures/FiguresContext';
import { before, periodText } from '../period/range';
import type { ScopeState } from '../state/useScope';

/**
 * Describes the figures: zones, period, comparison and time zone, one sentence each. The organization is chosen right
 * above.
 */
export const AboutFigures = ({ scope }: { readonly scope: ScopeState }) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const { zoneIds, period, today, isCompared, timeZone } = useShared();
  const say = (key: string, values?: object) =>
    translate(`facings.dashboard.about.${key}`, { ...values });
  const zones = { smart_count: zoneIds.length, range: periodText(period, locale) };
  const { knownZones, isZonesTime, error } = scope;
  const zone = { timeZone };
  const time = () => {
    if (isZonesTime) return say('zonesTime', zone);
    // Zones are known to differ only if two known ones differ.
    return say(knownZones.zones.length > 0 && differ(scope) ? 'ownTime' : 'unknownTime', zone);
  };
  return (
    <Typography
      component="div"
      variant="body2"
      color="text.secondary"
      // Not a margin, which would move the page itself when it takes the place of the skeleton.
      sx={{ pt: 1.5, overflowWrap: 'anywhere' }}
    >
      <strong>{say(zoneIds.length === 0 ? 'allZones' : 'someZones', zones)}</strong>{' '}
      {isCompared && say('compared', { range: periodText(before(period), locale) })}{' '}
      {isCompared && period.to >= today && say('unfinished')} {time()}
      {error !== undefined && (
        <span role="alert">
          {' '}
          {say('zonesFailed')}{' '}
          <Button size="small" onClick={scope.again}>
            {translate('facings.buttons.retry')}
          </Button>
        </span>
      )}
    </Typography>
  );
};

const differ = ({ knownZones, named }: ScopeState): boolean =>
  new Set([...knownZones.zones, ...named].map(({ timeZone }) => timeZone)).size > 1;
