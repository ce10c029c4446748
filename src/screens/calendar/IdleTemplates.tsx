import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useRegistry } from '../../fields/useDeclaration';
import { regionOf } from '../../schema/region';
import { editPath } from '../../schema/routes';
import { Section } from '../../views/panels/Section';
import { useWithin } from '../../views/place/withinContext';
import { dayAt } from './clock';
import type { Idle, IdleReason } from './idle';
import { dateText, momentText } from './texts';

/** Templates without runs in this week, each with the reason and a link to fix it. */
export const IdleTemplates = ({ idle }: { readonly idle: readonly Idle[] }) => {
  const translate = useTranslate();
  const declaration = useRegistry().find('jobTemplates');
  const within = useWithin();
  const reasonText = useReasonText();
  if (idle.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Section title={translate('facings.calendar.idle.title')}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {idle.map(({ template, reasons }) => (
            <li key={template.id}>
              <Link
                to={editPath(declaration, template.id, within)}
                aria-label={translate('facings.calendar.idle.edit', { template: template.name })}
              >
                {template.name}
              </Link>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {reasons.map(reasonText).join(' ')}
              </Box>
            </li>
          ))}
        </Box>
      </Section>
    </Box>
  );
};

const useReasonText = () => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  return (reason: IdleReason): string => {
    if (reason.kind === 'fault') {
      const { expression, fault } = reason;
      return expression === ''
        ? translate('facings.calendar.idle.noFault')
        : translate('facings.calendar.idle.fault', {
            expression,
            fault: translate(fault.key, fault.values),
          });
    }
    if (reason.kind === 'ended') {
      return translate('facings.calendar.idle.ended', { moment: momentText(reason.at, locale) });
    }
    if (reason.kind === 'later') {
      const { next } = reason;
      return next === null
        ? translate('facings.calendar.idle.never')
        : translate('facings.calendar.idle.later', {
            date: dateText(dayAt(next.timeZone, next.at), locale),
          });
    }
    return reason.kind === 'noZones'
      ? translate('facings.calendar.idle.noZones')
      : translate(`facings.calendar.idle.${reason.kind}`, { smart_count: reason.count });
  };
};
