import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useFieldValue, useRecordContext } from 'react-admin';
import type { ImageField } from '../../schema/field';
import { fillTemplate } from '../../schema/template';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { useDeclaration } from '../useDeclaration';
import { pictureSide } from './pictureSide';

const Frame = styled('span', { shouldForwardProp: (prop) => prop !== 'size' })<{ size: number }>(
  ({ theme, size }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: size,
    height: size,
    overflow: 'hidden',
    borderRadius: 6,
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    backgroundColor: (theme.vars ?? theme).palette.background.default,
    color: (theme.vars ?? theme).palette.text.secondary,
    fontSize: Math.round(size * 0.38),
    fontWeight: 600,
    verticalAlign: 'middle',
    '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  }),
);

/** The initials of the first two words: 'Acme Foods' → 'AF'. Whole characters, not code units. */
const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => /./u.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase();

const Initials = () => initialsOf(fillTemplate(useDeclaration().represent, useRecordContext()));

/** A square picture; the record's initials if it is missing or cannot be loaded. */
export const ImageCell = ({ source, place }: CellProps<ImageField>) => {
  const address = asText(useFieldValue({ source }));
  // Stores the failed address instead of a flag, so that another address is tried.
  const [broken, setBroken] = useState<string | null>(null);
  const size = pictureSide[place];
  const isShown = address !== null && address !== broken;
  // The record's name is next to the picture, so screen readers skip the picture.
  return (
    <Frame size={size} aria-hidden>
      {isShown ? (
        <img
          src={address}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(address)}
        />
      ) : (
        <Initials />
      )}
    </Frame>
  );
};
