import { Component, type ReactNode } from 'react';
import { RegionFault } from './RegionFault';

interface RegionBoundaryProps {
  readonly children: ReactNode;
  /** What the region shows; a failure is forgotten when it shows something else. */
  readonly of?: string;
}

interface RegionBoundaryState {
  readonly error: Error | null;
  readonly of: string | undefined;
}

/** A failing region never takes the page with it. React offers no hook for this, hence the class. */
export class RegionBoundary extends Component<RegionBoundaryProps, RegionBoundaryState> {
  override state: RegionBoundaryState = { error: null, of: this.props.of };

  static getDerivedStateFromError(thrown: unknown): Partial<RegionBoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps(
    { of }: RegionBoundaryProps,
    state: RegionBoundaryState,
  ): RegionBoundaryState | null {
    return of === state.of ? null : { error: null, of };
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
