import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { clamped, onPhones } from '../fields/styles';
import { documentTitleOf } from '../schema/documentTitle';
import { usePageAction } from './keys/usePageAction';

interface PageBarTargets {
  /** Before the title: the back link. */
  readonly lead: HTMLElement | null;
  readonly title: HTMLElement | null;
  /** After the title: the view/edit toggle and the page's actions. */
  readonly tools: HTMLElement | null;
  /** Name of the record that the page or sub-page belongs to, for the tab's title; null if there is none. */
  readonly recordName: string | null;
}

/** The elements in which a page renders its bar: the shell provides them, the page fills them. */
export const PageBarContext = createContext<PageBarTargets>({
  lead: null,
  title: null,
  tools: null,
  recordName: null,
});

const makeBox = (): HTMLElement => {
  const box = document.createElement('span');
  box.style.display = 'contents';
  return box;
};

interface PageSlotProps {
  /** A place of the shell's; null until the shell is drawn. */
  readonly at: HTMLElement | null;
  readonly children: ReactNode;
}

/**
 * A page's part of the shell. A list that is kept out of sight leaves the shell with its effects, in the same moment as
 * the next page comes: React by itself would only hide what it drew there, and the heading would hold two titles.
 */
const PageSlot = ({ at, children }: PageSlotProps) => {
  const [box] = useState(makeBox);
  useLayoutEffect(() => {
    at?.append(box);
    return () => box.remove();
  }, [at, box]);
  return at && createPortal(children, box);
};

/** Number of characters at the end of a title that stay visible: products may differ only in a size at the end. */
const maxEndLength = 14;
/** Shorter titles are truncated normally. */
const minTitleLength = 24;

/** Splits a title in two parts at a word boundary; the second is empty if there is no suitable end. */
export const titleParts = (title: string): readonly [string, string] => {
  if (title.length < minTitleLength) return [title, ''];
  const end = /\s\S.*$/su.exec(title.slice(-maxEndLength - 1));
  return end ? [title.slice(0, -end[0].length), end[0]] : [title, ''];
};

const titleSx = {
  display: 'flex',
  minWidth: 0,
  whiteSpace: 'pre',
  // Absorbs fractions of a pixel, so that no character is truncated by rounding.
  '&::after': {
    content: '"\\00a0\\00a0"',
    flex: '0 1000000 auto',
    minWidth: 0,
    overflow: 'hidden',
  },
  // A phone has room for two lines.
  [onPhones]: {
    ...clamped(2),
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '&::after': { content: 'none' },
  },
} as const;

/** Marks a title that is replaced as soon as the record is loaded. */
export const pendingTitle = 'data-pending';

interface TitleTextProps {
  readonly title: string;
  readonly isPending: boolean;
}

/** A page's title on one line, truncated before its last words if it is too long. */
const TitleText = ({ title, isPending }: TitleTextProps) => {
  const [start, end] = titleParts(title);
  return (
    <Box component="span" title={title} {...(isPending ? { [pendingTitle]: '' } : {})} sx={titleSx}>
      <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {start}
      </Box>
      {end !== '' && (
        <Box component="span" sx={{ flexShrink: 0 }}>
          {end}
        </Box>
      )}
    </Box>
  );
};

interface PageBarProps {
  /** Heading of the page, and the last part of the tab's title. */
  readonly title: string;
  /** The title is the record's kind until its name is loaded. */
  readonly isTitlePending?: boolean;
  readonly back?: { readonly to: string; readonly label: string } | undefined;
  readonly toggle?: ReactNode;
  readonly actions?: ReactNode;
}

/** A page's part of the top bar (rules 2): title, back link, view/edit toggle, actions. */
export const PageBar = ({ title, isTitlePending = false, back, toggle, actions }: PageBarProps) => {
  const targets = useContext(PageBarContext);
  const { recordName } = targets;
  useEffect(() => {
    document.title = documentTitleOf(title, recordName);
    return () => {
      document.title = documentTitleOf();
    };
  }, [title, recordName]);
  usePageAction(back ? { key: 'back', label: back.label, to: back.to } : null);
  return (
    <>
      {back && (
        <PageSlot at={targets.lead}>
          <IconButton component={Link} to={back.to} aria-label={back.label} edge="start">
            <ArrowBack />
          </IconButton>
        </PageSlot>
      )}
      <PageSlot at={targets.title}>
        <TitleText title={title} isPending={isTitlePending} />
      </PageSlot>
      <PageSlot at={targets.tools}>
        {toggle}
        {actions}
      </PageSlot>
    </>
  );
};
