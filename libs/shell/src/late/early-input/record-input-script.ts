/** Fields that were changed, and for a list which option: React resets lists when it hydrates them. */
export type EarlyInput = [target: EventTarget, option: number | undefined][];

declare global {
  interface Window {
    /** Recorded until the page hydrates; `null` from then on. */
    earlyInput?: EarlyInput | null;
  }
}

/** Inline script that records which fields a visitor fills in before the page's code arrives. */
export const recordInputScript = `addEventListener('input',function(e){var t=e.target;if(window.earlyInput!==null)
(window.earlyInput=window.earlyInput||[]).push([t,t.selectedIndex])},true)`;
