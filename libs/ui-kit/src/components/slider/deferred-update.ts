/** What measuring has to know of a slider. */
export interface MovingSlider {
  on(event: 'dragStarted' | 'dragEnded' | 'animationEnded', listener: () => void): void;
  update(): void;
  animator: { active: boolean };
}

/** Measures at once, or after the move under way: measuring would break that off and turn the row back. */
export function deferredUpdate(slider: MovingSlider): () => void {
  let held = false;
  let wanted = false;
  slider.on('dragStarted', () => {
    held = true;
  });
  // A glide follows every drag, and its end is the time to measure.
  slider.on('dragEnded', () => {
    held = false;
  });
  slider.on('animationEnded', () => {
    if (wanted) slider.update();
    wanted = false;
  });
  return () => {
    wanted = held || slider.animator.active;
    if (!wanted) slider.update();
  };
}
