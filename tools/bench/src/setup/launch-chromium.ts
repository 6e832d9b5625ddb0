import { chromium, type Browser } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from '@m30/config/chromium';

/** A browser as the tests use it, with further arguments. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_ARGS, ...args] });
}
