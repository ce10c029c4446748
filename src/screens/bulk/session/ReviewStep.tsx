import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { MoreList } from '../frame/MoreList';

/** What the user should know before saving. */
export interface ReviewNote {
  /** By default it is a plain sentence. */
  readonly severity?: 'info' | 'warning';
  /** In bold, before the text. */
  readonly title?: string;
  readonly text: string;
  /** What it concerns, each with its rows. */
  readonly items?: readonly string[];
}

const Note = ({ severity, title, text, items }: ReviewNote) => {
  if (!severity) return <Typography color="text.secondary">{text}</Typography>;
  if (!items)
    return (
      <Alert severity={severity} sx={{ overflowWrap: 'anywhere' }}>
        {title !== undefined && <strong>{title} </strong>}
        {text}
      </Alert>
    );
  return (
    <Alert severity={severity} role="group" aria-label={title} sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{title}</Box>
      <Box>{text}</Box>
      <MoreList count={items.length} atFirst={10} step={50} item={(index) => items[index]} />
    </Alert>
  );
};

interface ReviewStepProps {
  readonly review: {
    /** What saving does; null if there is nothing to save. */
    readonly title: string | null;
    /** The rows are still being read. */
    readonly isReading?: boolean;
    readonly notes: readonly ReviewNote[];
  };
  /** Between the title and the notes: checks, and rows that are not saved. */
  readonly children?: ReactNode;
  /** The rows or changes to save. */
  readonly table: ReactNode;
}

/** In the gap below the title, so that nothing moves when it goes. */
const belowTitle = { position: 'absolute', insetInline: 0, top: 'calc(100% + 4px)' } as const;

/** Shows what will be saved, and what will not and why (rules 2, 4). */
export const ReviewStep = ({
  review: { title, isReading = false, notes },
  children,
  table,
}: ReviewStepProps) => {
  const translate = useTranslate();
  return (
    <Box
      component="section"
      aria-label={translate('facings.bulk.reviewing.title')}
      sx={{ display: 'flex', flexDirection: 'column', flex: '1 0 auto', gap: 1.5 }}
    >
      <Box sx={{ position: 'relative' }}>
        <Typography variant="h6" component="h3" role="status" sx={{ overflowWrap: 'anywhere' }}>
          {title ?? translate('facings.bulk.none.review')}
        </Typography>
        {isReading && (
          <LinearProgress
            aria-label={translate('facings.bulk.reviewing.looking')}
            sx={belowTitle}
          />
        )}
      </Box>
      {children}
      {notes.map((note) => (
        <Note key={`${note.title ?? ''} ${note.text}`} {...note} />
      ))}
      {table}
    </Box>
  );
};
