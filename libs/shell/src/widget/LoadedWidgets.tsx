import { Component, lazy, Suspense, useEffect, type ReactNode } from 'react';
import { followLayers } from '../layers/index.ts';
import { widgets } from './registry.ts';

const loaded = Object.entries(widgets).map(([name, load]) => [name, lazy(load)] as const);

/** The widgets themselves; one that fails leaves page and neighbours alone. */
export default function LoadedWidgets() {
  useEffect(followLayers, []);
  return loaded.map(([name, Widget]) => (
    <WidgetGuard key={name}>
      <Suspense>
        <Widget />
      </Suspense>
    </WidgetGuard>
  ));
}

/** A failed widget is reported and not shown (specification, §8: silent for the visitor). */
class WidgetGuard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
