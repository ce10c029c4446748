import Box from '@mui/material/Box';

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
} as const;

/** A page's title on one line, truncated before its last words if it is too long. */
export const TitleText = ({ title }: { readonly title: string }) => {
  const [start, end] = titleParts(title);
  return (
    <Box component="span" title={title} sx={titleSx}>
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
