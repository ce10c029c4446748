import {
  Children,
  isValidElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router';

/** Milliseconds without a new part after which all are shown: one slow call must not keep the others away. */
const patience = 10_000;

const placeholders = '[aria-busy="true"], .MuiSkeleton-root';

/** Whether a part may still change its height. What is below the fold moves nothing that is seen. */
const isGrowing = (part: Element): boolean =>
  [...part.querySelectorAll(placeholders)].some(
    (element) => element.getBoundingClientRect().top < window.innerHeight,
  );

interface InOrderProps {
  /** The parts are cells of a grid around this. */
  readonly isInGrid?: boolean;
  readonly children: ReactNode;
}

/**
 * Shows the parts of a page from top to bottom: each appears once the parts above it have their final height, so that
 * nothing that can be read or clicked moves. All parts load at the same time, and what was shown stays shown.
 */
export const InOrder = ({ isInGrid = false, children }: InOrderProps) => {
  const parts = Children.toArray(children);
  const { hash } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(1);
  // The address points to a part, which keeps its place in the viewport by itself.
  const isWhole = hash !== '' || shown >= parts.length;

  useLayoutEffect(() => {
    const { current } = box;
    if (isWhole || !current) return undefined;
    const look = () =>
      setShown((before) => {
        let next = before;
        for (const part of [...current.children].slice(before - 1)) {
          if (isGrowing(part)) break;
          next += 1;
        }
        return next;
      });
    look();
    const observer = new MutationObserver(look);
    observer.observe(current, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-busy'],
    });
    return () => observer.disconnect();
  }, [isWhole]);

  useEffect(() => {
    const timer = setTimeout(() => setShown(Number.POSITIVE_INFINITY), patience);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <div ref={box} style={{ display: 'contents' }}>
      {parts.map((part, at) => (
        <div
          key={isValidElement(part) ? part.key : undefined}
          style={{
            ...(isInGrid && { display: 'contents' }),
            ...(!isWhole && at >= shown && { visibility: 'hidden' }),
          }}
        >
          {part}
        </div>
      ))}
    </div>
  );
};
