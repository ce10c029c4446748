import { Component, type ReactNode } from 'react';
import { FaultAlert } from './FaultAlert';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Identifies the content; a change clears the error. */
  readonly of?: string;
  /** Replaces a failed part; defaults to an alert with a button to try again. */
  readonly instead?: (error: Error, retry: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  readonly error: Error | null;
  readonly of: string | undefined;
}

/** Prevents a failing part from breaking the page. A class, because React has no hook for this. */
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

  private readonly retry = () => this.setState({ error: null });

  override render() {
    const { error } = this.state;
    const { children, instead } = this.props;
    if (!error) return children;
    return instead ? instead(error, this.retry) : <FaultAlert error={error} onRetry={this.retry} />;
  }
}
