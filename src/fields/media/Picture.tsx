import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { NotShown } from './NotShown';
import { Stage } from './Stage';

interface PictureProps {
  readonly href: string;
  readonly title: string;
}

/** A picture as large as there is room; small ones are drawn up to it. */
export const Picture = ({ href, title }: PictureProps) => {
  const translate = useTranslate();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <NotShown text={translate('facings.fields.media.brokenPicture')} />;
  return (
    <Stage>
      <img
        src={href}
        alt={title}
        style={{ width: '100%', height: '100%' }}
        onError={() => {
          setBroken(true);
        }}
      />
    </Stage>
  );
};
