import { useId, type CSSProperties, type ToggleEvent } from 'react';

/** What a trigger must carry so that a popover opens from it and beside it. */
export interface TriggerProps {
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-controls': string;
  style: CSSProperties;
}

/** The names that tie a popover to its anchor, and the place of the anchor for browsers without CSS anchors. */
export function useAnchor(givenId?: string) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const name = `--m30-anchor-${id}`;
  return {
    id,
    anchorStyle: { anchorName: name } satisfies CSSProperties,
    popoverStyle: { positionAnchor: name } satisfies CSSProperties,
    /** Before opening: writes the anchor's sides, in pixels of the window, into custom properties. */
    measure(event: ToggleEvent<HTMLElement>, anchor: Element | null) {
      if (event.newState !== 'open' || !anchor) return;
      const { top, bottom, left } = anchor.getBoundingClientRect();
      const { style } = event.currentTarget;
      style.setProperty('--m30-anchor-top', `${top}px`);
      style.setProperty('--m30-anchor-bottom', `${bottom}px`);
      style.setProperty('--m30-anchor-left', `${left}px`);
    },
  };
}
