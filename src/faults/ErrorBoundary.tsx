import { Component, type ReactNode } from 'react';
import { FaultAlert } from './FaultAlert';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What the part shows; a failure is forgotten when it shows something else. */
  readonly of?: string;
  /** Shown in place of a part that failed; an alert with another try when absent. */
  readonly instead?: (error: Error, retry: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  readonly error: Error | null;
  readonly of: string | undefined;
}

/** Keeps a failing part from taking the page with it. React offers no hook for this, hence the class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, of: this.props.of };

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps(
    { of }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return of === state.of ? null : { error: null, of };
  }

  private readonly retry = () => {
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    const { children, instead } = this.props;
    if (!error) return children;
    return instead ? instead(error, this.retry) : <FaultAlert error={error} onRetry={this.retry} />;
  }
}
