import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useFieldValue, useTranslate } from 'react-admin';
import { Badge } from '../../src/fields/shared/Badge';
import { breakable, ClippedWords, Missing } from '../../src/fields/shared/CellText';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { textsIn } from '../../src/fields/texts';
import { useOwnField } from '../../src/fields/useDeclaration';
import { isWebAddress } from '../../src/lib/rules/address';
import type { OwnCellProps } from '../../src/schema/takeOver';

interface Address {
  readonly text: string;
  /** Only http and https become links: a `javascript:` address is shown as text. */
  readonly isLink: boolean;
}

const addressesOf = (value: unknown): readonly Address[] =>
  textsIn(value).map((text) => ({ text, isLink: isWebAddress(text) }));

const Outside = styled('a')(({ theme }) => ({
  color: (theme.vars ?? theme).palette.primary.main,
  textDecoration: 'none',
  // Room for the sign, so that it is never alone on the next line: padding stays with the last letter.
  paddingInlineEnd: 18,
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
  // The outline is inside, because a clipped cell would cut it off.
  '&:focus-visible': { outlineOffset: -2 },
}));

const One = ({
  address: { text, isLink },
  isRow = false,
}: {
  readonly address: Address;
  readonly isRow?: boolean;
}) => {
  const translate = useTranslate();
  if (!isLink) return <span>{text}</span>;
  const shown = text.replace(/^https?:\/\//i, '');
  return (
    <Outside href={text} target="_blank" rel="noopener noreferrer">
      {isRow ? breakable(shown, /(?<=[./])/) : shown}
      <OpenInNew aria-hidden sx={{ position: 'absolute', fontSize: 14, m: '3px 0 0 4px' }} />
      <Box component="span" sx={visuallyHidden}>
        {translate('facings.fields.links.external')}
      </Box>
    </Outside>
  );
};

/** In a row the first address and the number of others; on the page all of them. */
export const UrlsCell = ({ source, place }: OwnCellProps) => {
  const translate = useTranslate();
  const field = useOwnField(source, 'texts');
  const addresses = addressesOf(useFieldValue({ source }));
  const [first, ...rest] = addresses;
  if (!first) return <Missing source={source} field={field} />;
  if (place === 'page') {
    return (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
        {addresses.map((address) => (
          <li key={address.text}>
            <One address={address} />
          </li>
        ))}
      </Box>
    );
  }
  return (
    <Box
      component="span"
      sx={{ display: 'flex', gap: 0.5, alignItems: 'center', minWidth: 0 }}
      title={addresses.map(({ text }) => text).join('\n')}
    >
      {/* Balanced lines would put the padding for the sign on a line of its own. */}
      <ClippedWords sx={{ position: 'relative', minWidth: 150, textWrap: 'wrap' }}>
        <One address={first} isRow />
      </ClippedWords>
      {rest.length > 0 && (
        <Badge
          sx={{ flexShrink: 0 }}
          aria-label={translate('facings.fields.links.rest', { smart_count: rest.length })}
          role="note"
        >
          {`+${rest.length}`}
        </Badge>
      )}
    </Box>
  );
};
