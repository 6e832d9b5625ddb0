import { Component, lazy, Suspense, type ReactNode } from 'react';

const Note = lazy(() => import('./note/Note.tsx').then((module) => ({ default: module.Note })));

export interface BlockBoundaryProps {
  type: string;
  /** Editors see a note in the block's place. */
  preview?: boolean | undefined;
  /** Called once when the block could not be rendered in the browser. */
  onError: (error: Error) => void;
  children: ReactNode;
}

/** Keeps the page alive when one block breaks: the block vanishes, the error is reported. */
export class BlockBoundary extends Component<BlockBoundaryProps, { error: Error | null }> {
  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override state = { error: null };

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    const { children, preview, type } = this.props;
    if (!this.state.error) return children;
    if (!preview) return null;
    return (
      <Suspense>
        <Note path="" type={type} reason="broken" issues={[String(this.state.error)]} />
      </Suspense>
    );
  }
}
