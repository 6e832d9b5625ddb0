/** Pixels between the shape and its tip: the length of the line that joins them. */
const LINE = 36;
const EDGE = 12;
/** Pixels from the top of the tip to the line. */
const LINE_AT = 26;

/** Puts the tip beside the shape that it speaks of, on the side that has room. */
export function placeTip(stage: HTMLElement | null, id: string | undefined): void {
  const tip = stage?.querySelector<HTMLElement>('[data-tip]');
  const shape = stage?.querySelector(`[data-shape="${id}"]`);
  if (!stage || !tip || !shape) return;
  const window = stage.getBoundingClientRect();
  const box = shape.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const left = box.left - window.left;
  const right = box.right - window.left;
  const side =
    right + LINE + width < window.width - EDGE
      ? 'right'
      : left - LINE - width > EDGE
        ? 'left'
        : 'over';
  const at = {
    right: right + LINE,
    left: left - LINE - width,
    over: (left + right - width) / 2,
  }[side];
  const middle = (box.top + box.bottom) / 2 - window.top;
  tip.dataset['side'] = side;
  tip.style.setProperty('--m30-tip-left', `${between(at, EDGE, window.width - width - EDGE)}px`);
  tip.style.setProperty(
    '--m30-tip-top',
    `${between(middle - LINE_AT, EDGE, window.height - height - EDGE)}px`,
  );
}

const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
