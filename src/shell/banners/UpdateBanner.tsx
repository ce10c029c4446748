import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Update } from '../update/updateStore';
import { useIsUnsaved } from '../update/useIsUnsaved';
import { Banner } from './Banner';

interface UpdateBannerProps {
  readonly update: Exclude<Update, 'none'>;
  readonly onReload: () => void;
}

/** Reports a newer build. Once dismissed, it stays hidden as long as a reload would lose something. */
export const UpdateBanner = ({ update, onReload }: UpdateBannerProps) => {
  const translate = useTranslate();
  const isUnsaved = useIsUnsaved();
  const [putAway, setPutAway] = useState<Update>('none');
  // A removed chunk is awaited forever (missingCode.ts), so a click on its button does nothing; the banner has to say
  // why.
  const isHarmless = update === 'needed' && !isUnsaved;
  if (update === putAway && !isHarmless) return null;
  return (
    <Banner
      severity={update === 'needed' ? 'warning' : 'info'}
      text={translate(`facings.banners.${isHarmless ? 'harmless' : update}`)}
      onReload={onReload}
      onDismiss={
        isHarmless
          ? undefined
          : () => {
              setPutAway(update);
            }
      }
    />
  );
};
