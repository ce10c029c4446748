import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface RegionBoundaryProps {
  readonly children: ReactNode;
}

interface RegionBoundaryState {
  readonly error: Error | null;
}

/** What a failed region shows; the details name the code's fault and hold nothing of the person's. */
const RegionFault = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const translate = useTranslate();
  const details = `${error.name}: ${error.message}`;
  return (
    <Alert severity="error" role="alert" sx={{ m: 1, overflowWrap: 'anywhere' }}>
      <AlertTitle>{translate('facings.shell.fault.title')}</AlertTitle>
      {translate('facings.shell.fault.text')}
      <details>
        <summary>{translate('facings.shell.fault.details')}</summary>
        <code>{details}</code>
      </details>
      <Button size="small" color="inherit" onClick={onRetry}>
        {translate('facings.shell.fault.retry')}
      </Button>
      <Button
        size="small"
        color="inherit"
        onClick={() => void navigator.clipboard.writeText(details)}
      >
        {translate('facings.shell.fault.copy')}
      </Button>
    </Alert>
  );
};

/** A failing region never takes the page with it. React offers no hook for this, hence the class. */
export class RegionBoundary extends Component<RegionBoundaryProps, RegionBoundaryState> {
  override state: RegionBoundaryState = { error: null };

  static getDerivedStateFromError(error: Error): RegionBoundaryState {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <RegionFault
        error={error}
        onRetry={() => {
          this.setState({ error: null });
        }}
      />
    );
  }
}
