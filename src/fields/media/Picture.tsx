import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { useTranslate } from 'react-admin';
import {
  TransformComponent,
  TransformWrapper,
  type ReactZoomPanPinchContentRef,
} from 'react-zoom-pan-pinch';
import { NotShown, Stage } from './Stage';
import { scaleLimits, type SharedZoom, type PictureSize } from './zoom';

/** The inner size of an element while it is mounted; null without an element. */
const useFrameSize = (element: HTMLElement | null): PictureSize | null => {
  const [size, setSize] = useState<PictureSize | null>(null);
  useEffect(() => {
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize(width > 0 && height > 0 ? { width, height } : null);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
};

const Frame = styled(Stage)({
  padding: 0,
  minWidth: 0,
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
});

const full = { width: '100%', height: '100%' } as const;
/** Animations would blur where the picture is, and ignore a preference for less motion. */
const still = { disabled: true } as const;
const panning = { velocityDisabled: true } as const;
/** A notch of a mouse wheel zooms by about a sixth. */
const wheel = { step: 0.0015 } as const;
/** Px within which a press counts as a click. */
const clickTolerance = 4;

interface PictureProps {
  readonly href: string;
  readonly title: string;
  readonly zoom: SharedZoom;
}

/** A picture that is zoomed and moved by wheel, mouse, pen and touch. */
export const Picture = ({ href, title, zoom }: PictureProps) => {
  const translate = useTranslate();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [picture, setPicture] = useState<PictureSize | null>(null);
  const [isBroken, setBroken] = useState(false);
  const controls = useRef<ReactZoomPanPinchContentRef>(null);
  const pressed = useRef({ x: 0, y: 0 });
  const frame = useFrameSize(element);
  useEffect(() => {
    if (!frame || !picture || !controls.current || isBroken) return undefined;
    zoom.onFramed(href, { frame, picture, controls: controls.current });
    return () => zoom.onFramed(href, null);
  }, [zoom, href, frame, picture, isBroken]);
  if (isBroken) return <NotShown text={translate('facings.fields.media.brokenPicture')} />;

  const onPointerDown = ({ clientX: x, clientY: y }: PointerEvent) => {
    pressed.current = { x, y };
  };
  /** A click centers the point, as an alternative to dragging. */
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { x, y } = pressed.current;
    if (Math.hypot(clientX - x, clientY - y) > clickTolerance) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    void controls.current?.panBy(left + width / 2 - clientX, top + height / 2 - clientY, 0);
  };
  return (
    <Frame ref={setElement} onPointerDown={onPointerDown} onClick={onClick}>
      <TransformWrapper
        ref={controls}
        disabled={picture === null}
        {...(frame && picture ? scaleLimits({ frame, picture }) : {})}
        centerZoomedOut
        disablePadding
        panning={panning}
        wheel={wheel}
        doubleClick={still}
        autoAlignment={still}
        velocityAnimation={still}
        zoomAnimation={still}
        onTransform={(_, transform) => zoom.onTransform(href, transform)}
      >
        <TransformComponent wrapperStyle={full} contentStyle={picture ?? full}>
          <img
            src={href}
            alt={title}
            draggable={false}
            // An SVG may have no intrinsic size: it is shown in full and cannot be zoomed.
            style={{ ...full, maxWidth: 'none', objectFit: 'contain' }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              if (width > 0 && height > 0) setPicture({ width, height });
            }}
            onError={() => setBroken(true)}
          />
        </TransformComponent>
      </TransformWrapper>
    </Frame>
  );
};
