import { vi } from 'vitest';

/**
 * The browser's client without a server: `vi.mock('@m30/shell/browser', () => import('…/fake-browser.ts'))`. One for all
 * tests of the account, as the files of a worker share the modules that call it.
 */
export const browserApi = { get: vi.fn(), post: vi.fn() };
