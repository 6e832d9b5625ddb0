import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { sendBeacon } from './follow-errors.ts';

/**
 * Measures how this page feels and tells it once, when the visitor first looks away: what is told later may
 * never arrive. Browsers keep what happened before this code came.
 */
export function reportVitals(): void {
  const seen = new Map<string, number>();
  const note = ({ name, value }: { name: string; value: number }) =>
    void seen.set(name.toLowerCase(), Math.round(value * 10_000) / 10_000);
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) measure(note, { reportAllChanges: true });
  addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden' || seen.size === 0) return;
    removeEventListener('visibilitychange', send);
    const { route = '*' } = document.documentElement.dataset;
    const device = matchMedia('(min-width: 900px)').matches ? 'desk' : 'phone';
    sendBeacon('WebVitals', { route, device, ...Object.fromEntries(seen) });
  });
}
