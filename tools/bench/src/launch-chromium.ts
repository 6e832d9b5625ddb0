import { chromium, type Browser } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from '../../testing/src/chromium.ts';

/** A browser as the tests use it. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
}
