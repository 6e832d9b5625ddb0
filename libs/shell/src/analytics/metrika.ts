import { addScript, dropCookies, type Counter } from './counter.ts';

type Call = [id: number, method: string, ...rest: unknown[]];
type Metrika = ((...call: Call) => void) & { a?: Call[]; l?: number };

declare global {
  interface Window {
    ym?: Metrika;
  }
}

/** Starts Yandex.Metrika, without recording what visitors do. */
export function startMetrika(id: string): Counter {
  const number = Number(id);
  const queue: Metrika = (...call) => void (queue.a ??= []).push(call);
  queue.l = Date.now();
  window.ym ??= queue;
  const tell = (method: string, ...rest: unknown[]) => window.ym?.(number, method, ...rest);
  tell('init', {
    ...{ clickmap: false, trackLinks: true, accurateTrackBounce: true, webvisor: false },
    ecommerce: 'dataLayer',
  });
  addScript('https://mc.yandex.ru/metrika/tag.js');
  return {
    hit: (url) => tell('hit', url),
    goal: (name, parameters) => tell('reachGoal', name, parameters),
    stop() {
      Object.assign(window, { [`disableYaCounter${id}`]: true });
      dropCookies('_ym_');
    },
  };
}
