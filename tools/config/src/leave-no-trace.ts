/**
 * Set-up of every test file. The files of a worker share its process, the modules they import and, where they have one, the
 * document: what one file put there is gone before the next begins.
 */
import { afterAll, vi } from 'vitest';

const hasDocument = typeof document !== 'undefined';

if (hasDocument) {
  const { configure } = await import('@testing-library/react');
  // What is loaded late comes late on a machine that is busy.
  configure({ asyncUtilTimeout: 10_000 });
}

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  if (hasDocument) clearDocument();
});

function clearDocument(): void {
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0; path=/`;
  }
}
