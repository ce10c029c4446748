import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Update } from '../update/updateStore';
import { useIsUnsaved } from '../update/useIsUnsaved';
import { Banner } from './Banner';

interface UpdateBannerProps {
  readonly update: Exclude<Update, 'none'>;
  readonly onReload: () => void;
}

/** Tells of a newer build. What was put away stays away only as long as a reload would lose something. */
export const UpdateBanner = ({ update, onReload }: UpdateBannerProps) => {
  const translate = useTranslate();
  const isUnsaved = useIsUnsaved();
  const [putAway, setPutAway] = useState<Update>('none');
  // The part that is gone is waited for without an end (missingCode.ts): whoever presses its button anew sees nothing
  // happen, and has to read here why.
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
