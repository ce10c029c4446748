import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { NotShown } from './NotShown';
import { Stage } from './Stage';
import { useFrameSize } from './useFrameSize';
import { usePointing } from './usePointing';
import { cornerOf, drawn, within, type Framed, type Size, type View } from './zoom';

const Frame = styled(Stage)({
  padding: 0,
  minWidth: 0,
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
});

/** As large as there is room, small ones drawn up to it; then as the view says. */
const styleOf = (framed: Framed | null, view: View) => {
  if (!framed) return { width: '100%', height: '100%' };
  const shown = within(framed, view);
  const { x, y } = cornerOf(framed, shown);
  const { width, height } = drawn(framed, shown.zoom);
  return {
    position: 'absolute',
    left: x,
    top: y,
    width,
    height,
    maxWidth: 'none',
    maxHeight: 'none',
  } as const;
};

interface PictureProps {
  readonly href: string;
  readonly title: string;
  readonly view: View;
  readonly onView: (next: (view: View) => View) => void;
  /** Told when it is known how large frame and picture are, and when it is not any more. */
  readonly onFramed: (href: string, framed: Framed | null) => void;
}

/** A picture that can be zoomed and moved. */
export const Picture = ({ href, title, view, onView, onFramed }: PictureProps) => {
  const translate = useTranslate();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [picture, setPicture] = useState<Size | null>(null);
  const [isBroken, setBroken] = useState(false);
  const frame = useFrameSize(element);
  const framed = useMemo(() => (frame && picture ? { frame, picture } : null), [frame, picture]);
  const pointing = usePointing({ element, framed, onView });
  useEffect(() => {
    onFramed(href, isBroken ? null : framed);
  }, [onFramed, href, framed, isBroken]);
  if (isBroken) return <NotShown text={translate('facings.fields.media.brokenPicture')} />;
  return (
    <Frame ref={setElement} {...pointing}>
      <img
        src={href}
        alt={title}
        draggable={false}
        style={styleOf(framed, view)}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          // A drawing may have no size of its own: it is shown whole, and cannot be zoomed.
          if (width > 0 && height > 0) setPicture({ width, height });
        }}
        onError={() => {
          setBroken(true);
        }}
      />
    </Frame>
  );
};
