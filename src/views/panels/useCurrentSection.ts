import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Panel } from '../../schema/defineResource';
import { anchorOf, barHeight } from './Section';

/** Pixels below the bars within which a section's top counts as reached. */
const reach = 48;

interface Scrolled {
  /** Pixels from the top of the window that bars cover. */
  readonly covered: number;
  /** The section that the address names. */
  readonly wanted: string;
}

/** Returns the anchor of the section that is read; null above the first one. */
const currentOf = (sections: readonly Panel[], { covered, wanted }: Scrolled): string | null => {
  const { scrollHeight } = document.documentElement;
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
  const tops = sections
    .map(anchorOf)
    .map((anchor) => ({
      anchor,
      top: document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.NaN,
    }));
  // The last sections may not reach the top of the window: there, it is the one that was asked for, or the last.
  const beyond = isAtEnd
    ? tops.filter(({ top }) => top > covered + reach && top < window.innerHeight)
    : [];
  const current =
    beyond.find(({ anchor }) => anchor === wanted) ??
    beyond.at(-1) ??
    tops.findLast(({ top }) => top <= covered + reach);
  return current?.anchor ?? null;
};

/** Scrolls a row of links sideways, and nothing else, until the current one is clear of its ends. */
const showCurrent = (row: Element | null): void => {
  const link = row?.querySelector('[aria-current]');
  if (!row || !link || !('scrollTo' in row)) return;
  const outer = row.getBoundingClientRect();
  const inner = link.getBoundingClientRect();
  const margin = 48;
  const over = inner.right + margin - outer.right;
  const under = outer.left - (inner.left - margin);
  if (over > 0) row.scrollLeft += over;
  else if (under > 0) row.scrollLeft -= under;
};

/**
 * Follows which section of a page is read, for the bar of its sections.
 * @param title the page's heading, whose bar is fixed above
 */
export const useCurrentSection = (sections: readonly Panel[], title: HTMLElement | null) => {
  const bar = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const { hash } = useLocation();

  useEffect(() => {
    const element = bar.current;
    if (!element || sections.length === 0) return undefined;
    const head = title?.closest('header') ?? null;
    const root = document.documentElement;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const above = head?.offsetHeight ?? 0;
        const covered = above + element.offsetHeight;
        element.style.top = `${String(above)}px`;
        // What is scrolled to or focused must not be hidden below the bars.
        root.style.setProperty(barHeight, `${String(above)}px`);
        root.style.scrollPaddingTop = `${String(element.offsetHeight)}px`;
        const row = element.firstElementChild;
        const isMore = row && row.scrollWidth - row.clientWidth - row.scrollLeft > 1;
        element.toggleAttribute('data-more', isMore === true);
        setCurrent(currentOf(sections, { covered, wanted: hash.slice(1) }));
      });
    };
    const watcher = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    for (const watched of [document.body, head, element]) if (watched) watcher?.observe(watched);
    const listening = new AbortController();
    for (const scrolled of [window, element.firstElementChild])
      scrolled?.addEventListener('scroll', look, { passive: true, signal: listening.signal });
    look();
    return () => {
      cancelAnimationFrame(frame);
      watcher?.disconnect();
      listening.abort();
      root.style.removeProperty(barHeight);
      root.style.removeProperty('scroll-padding-top');
    };
  }, [sections, title, hash]);

  useEffect(() => {
    showCurrent(bar.current?.firstElementChild ?? null);
  }, [current]);

  return { bar, current };
};
