import { NOTICE_ID } from './consent-script.ts';

/**
 * Keeps the height of the cookie notice in `--m30-notice-height` (CSS pixels; 0 when it is answered), for what stands upon it.
 * @returns a function that stops it
 */
export function followNoticeHeight(): () => void {
  const notice = document.getElementById(NOTICE_ID);
  if (!notice || typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--m30-notice-height', `${notice.offsetHeight}px`),
  );
  observer.observe(notice);
  return () => observer.disconnect();
}
