import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { isOutside, type SeenCall } from '../../callLog';
import { CopyButton } from '../CopyButton';
import { say } from '../say';
import { words } from '../words';
import { curlOf } from './curl';
import { StatusMark } from './StatusMark';

const w = words.log;

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <Box component="section" sx={{ mt: 1.5 }}>
    <Typography variant="h3" component="h4">
      {title}
    </Typography>
    {children}
  </Box>
);

const Code = ({ children }: { readonly children: string }) => (
  <Box
    component="pre"
    sx={{
      m: 0,
      mt: 0.5,
      p: 1,
      fontSize: 12,
      borderRadius: 1,
      bgcolor: 'background.default',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Box>
);

const linesOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

interface CallDetailProps {
  readonly call: SeenCall;
  readonly onBack: () => void;
}

/** Everything in the log about one call; secrets are already masked. */
export const CallDetail = ({ call, onBack }: CallDetailProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const query = linesOf(call.query);
  return (
    <Box>
      <Button variant="text" startIcon={<ArrowBack />} onClick={onBack}>
        {w.back}
      </Button>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h3"
        sx={{ mt: 1, outline: 'none', overflowWrap: 'anywhere' }}
      >
        {say(w.detail, { n: call.n })}: {call.name ?? `${call.method} ${call.path}`}
      </Typography>
      {isOutside(call) && (
        <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 700 }}>
          {w.outside}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {call.method} {call.path}
      </Typography>
      <Typography variant="body2" component="div">
        <StatusMark status={call.status} /> · {say(w.ms, { ms: call.ms })} ·{' '}
        {new Date(call.at).toLocaleString('en-GB')}
        {call.fault && ` · ${w.fault}`}
      </Typography>
      <Box sx={{ mt: 1 }}>
        <CopyButton
          label={w.curl}
          text={() => curlOf(call, location.origin)}
          done={'authorization' in call.headers ? w.copied : w.copiedPlain}
          refused={w.notCopied}
        />
      </Box>
      <Part title={w.query}>
        {query === '' ? <Typography variant="body2">{w.noQuery}</Typography> : <Code>{query}</Code>}
      </Part>
      <Part title={w.headers}>
        <Code>{linesOf(call.headers)}</Code>
      </Part>
      <Part title={w.body}>
        {call.body === null ? (
          <Typography variant="body2">{w.noBody}</Typography>
        ) : (
          <Code>
            {typeof call.body === 'string' ? call.body : JSON.stringify(call.body, null, 2)}
          </Code>
        )}
      </Part>
    </Box>
  );
};
