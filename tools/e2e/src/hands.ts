import { expect, test, type Locator } from '@playwright/test';

/** A way to use a page: a journey written once runs with each. */
export interface Hand {
  /** Types into a field, over what stands in it. */
  fill(field: Locator, text: string): Promise<void>;
  /** Presses a button, follows a link, ticks a box. */
  press(target: Locator): Promise<void>;
}

/** More controls than the longest page has before what a journey is about. */
const FAR = 150;

/** A mouse, or a finger. */
export const pointer: Hand = {
  async fill(field, text) {
    await field.click();
    await field.clear();
    await field.pressSequentially(text);
  },
  press: (target) => target.click(),
};

const keyboard: Hand = {
  async fill(field, text) {
    await reach(field);
    await field.page().keyboard.press('ControlOrMeta+A');
    await field.page().keyboard.type(text);
  },
  async press(target) {
    await reach(target);
    const isBox = (await target.getAttribute('type')) === 'checkbox';
    await target.page().keyboard.press(isBox ? 'Space' : 'Enter');
  },
};

/** Goes on by Tab until the target has the focus. */
async function reach(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < FAR; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Where the journeys of a hand run; left out, a phone's are run by the full suite and a desk's by `npm test`. */
interface HandTags {
  /** Where a finger goes another way than a mouse. */
  finger?: '@phone';
  keyboard?: '@full';
}

/** Declares journeys by a finger on a phone and by keyboard alone on a desk; a mouse does what a finger does. */
export function withEachHand(
  journeys: (hand: Hand) => void,
  { finger, keyboard: desk }: HandTags = {},
): void {
  test.describe('by finger', { tag: finger ?? [] }, () => {
    test.skip(({ isMobile }) => !isMobile, 'on a desk the keyboard does it');
    journeys(pointer);
  });
  test.describe('by keyboard alone', { tag: desk ?? [] }, () => {
    test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard');
    journeys(keyboard);
  });
}
