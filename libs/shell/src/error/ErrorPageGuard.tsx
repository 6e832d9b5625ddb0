import { Component, type ReactNode } from 'react';
import { fallbackText } from './fallback-text.ts';

/** Shows an English notice with a link home where the error page itself fails (spec §8). */
export class ErrorPageGuard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main lang="en">
        <h1>{fallbackText.title}</h1>
        <p>
          {/* A plain load: the router may be what failed. */}
          <a href="/" target="_self">
            {fallbackText.link}
          </a>
        </p>
      </main>
    );
  }
}
