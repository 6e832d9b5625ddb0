/** What was typed into, ticked or chosen, and of a list which option: React sets lists back when it takes them. */
export type TypedEarly = [target: EventTarget, option: number | undefined][];

declare global {
  interface Window {
    /** Kept until the page's code has arrived. */
    typedEarly?: TypedEarly | null;
  }
}

/** Inline script that keeps which fields a visitor fills in before the page's code arrives. */
export const keepTypedScript = `addEventListener('input',function(e){var t=e.target;if(window.typedEarly!==null)
(window.typedEarly=window.typedEarly||[]).push([t,t.selectedIndex])},true)`;
