import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

/** What a demo build adds to the sign-in page; the accounts are part of the demo build only. */
export interface DemoOffer {
  readonly accounts: readonly DemoAccount[];
  readonly Accounts: typeof DemoAccounts;
  /** Sentences about what the demo cannot do in this browser. */
  readonly limits: readonly string[];
}

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly note: string;
}

const Box = styled('section')(({ theme }) => ({
  border: `1px dashed ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  padding: theme.spacing(1.5),
  fontSize: 13,
  color: (theme.vars ?? theme).palette.text.secondary,
  '& h2': { fontSize: 13, margin: 0, color: (theme.vars ?? theme).palette.text.primary },
  '& p': { margin: theme.spacing(0.5, 0, 1) },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 },
  '& button': {
    all: 'unset',
    boxSizing: 'border-box',
    width: '100%',
    cursor: 'pointer',
    minHeight: 28,
    padding: theme.spacing(0.5, 1),
    borderRadius: theme.shape.borderRadius,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: theme.spacing(0, 2),
    '&:hover': { background: (theme.vars ?? theme).palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}` },
  },
  '& code': { color: (theme.vars ?? theme).palette.text.primary },
}));

interface DemoAccountsProps extends Pick<DemoOffer, 'accounts' | 'limits'> {
  readonly onChoose: (account: { email: string; password: string }) => void;
}

/** The demo's accounts, filled in with one click. They are not secret and exist only in the demo. */
export const DemoAccounts = ({ accounts, limits, onChoose }: DemoAccountsProps) => {
  const translate = useTranslate();
  return (
    <Box aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{translate('facings.signIn.demo.title')}</h2>
      <p>{translate('facings.signIn.demo.text')}</p>
      {limits.map((limit) => (
        <p key={limit}>{limit}</p>
      ))}
      <ul>
        {accounts.map(({ email, password, note }) => (
          <li key={email}>
            <button
              type="button"
              aria-label={`${translate('facings.signIn.demo.use', { email })} ${note}`}
              onClick={() => onChoose({ email, password })}
            >
              <code>{email}</code> <span>{note}</span>
            </button>
          </li>
        ))}
      </ul>
    </Box>
  );
};
