import { Component, type ReactNode } from 'react';

export interface BlockBoundaryProps {
  /** Called once when the block could not be drawn in the browser. */
  onError: (error: Error) => void;
  children: ReactNode;
}

/** Keeps the page alive when one block breaks: the block vanishes, the error is reported. */
export class BlockBoundary extends Component<BlockBoundaryProps, { broken: boolean }> {
  static getDerivedStateFromError() {
    return { broken: true };
  }

  override state = { broken: false };

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
