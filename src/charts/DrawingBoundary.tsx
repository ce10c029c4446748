import { Component, type ReactNode } from 'react';

interface DrawingBoundaryProps {
  readonly children: ReactNode;
  /** Stands in for a drawing that failed; its figures are there all the same. */
  readonly instead: (retry: () => void) => ReactNode;
}

/** A drawing that cannot be drawn takes nothing with it. A class, since React catches errors in no other way. */
export class DrawingBoundary extends Component<DrawingBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { children, instead } = this.props;
    if (!this.state.hasFailed) return children;
    return instead(() => {
      this.setState({ hasFailed: false });
    });
  }
}
