import Box from '@mui/material/Box';

/** Characters at the end of a title that stay visible: a size tells products of one name apart. */
const mostOfEnd = 14;
/** Shorter titles are cut as any other text. */
const leastOfTitle = 24;

/** The title in two parts, the second beginning at a word; a title without such an end has one part. */
export const titleParts = (title: string): readonly [string, string] => {
  if (title.length < leastOfTitle) return [title, ''];
  const end = /\s\S.*$/su.exec(title.slice(-mostOfEnd - 1));
  return end ? [title.slice(0, -end[0].length), end[0]] : [title, ''];
};

const titleSx = {
  display: 'flex',
  minWidth: 0,
  whiteSpace: 'pre',
  // Gives way before a letter does: the bar shares out what is missing by fractions of a pixel.
  '&::after': {
    content: '"\\00a0\\00a0"',
    flex: '0 1000000 auto',
    minWidth: 0,
    overflow: 'hidden',
  },
} as const;

/** A page's title in one line. Where there is too little room it is cut before its last words. */
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
