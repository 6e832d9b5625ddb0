import type { ResultOf } from '@m30/api/client';

/** Public ids of the counters that the owner of the site has set up. */
export type AnalyticsSettings = NonNullable<
  NonNullable<ResultOf<'LK.GetTemplate'>['brand']>['counters']
>;

/** Call tracking of CoMagic, which UIS sells too. */
export type ComagicSettings = NonNullable<AnalyticsSettings['comagic']>;

/** Sources that a document's policy must allow for the counters that are set up. */
export interface AnalyticsSources {
  /** Origins that scripts may come from. */
  script: readonly string[];
  connect: readonly string[];
  img: readonly string[];
  frame: readonly string[];
}

const METRIKA = ['https://mc.yandex.ru', 'https://mc.yandex.com'];
const PIXEL = ['https://top-fwz1.mail.ru'];
const NOTHING: AnalyticsSources = { script: [], connect: [], img: [], frame: [] };

/** Sources of the counters that are set up, none without them; scripts run by `strict-dynamic`. */
export function analyticsSources(settings: AnalyticsSettings = {}): AnalyticsSources {
  const { metrika, pixel, calltouch, comagic } = settings;
  const sources = [
    ...(metrika ? [{ ...of(METRIKA), frame: ['https://mc.yandex.ru'] }] : []),
    ...(pixel ? [of(PIXEL)] : []),
    ...(calltouch ? [of(['https://mod.calltouch.ru'], 'calltouch.ru')] : []),
    ...(comagic ? [of([`https://app.${comagic.domain}`], comagic.domain)] : []),
  ];
  return {
    script: sources.flatMap(({ script }) => script),
    connect: sources.flatMap(({ connect }) => connect),
    img: sources.flatMap(({ img }) => img),
    frame: sources.flatMap(({ frame }) => frame),
  };
}

/**
 * Sources of one counter.
 * @param domain of the vendor, where its scripts talk to hosts below it that are not listed in public
 */
function of(script: readonly string[], domain?: string): AnalyticsSources {
  const data = domain ? [`https://*.${domain}`] : script;
  return { ...NOTHING, script, connect: data, img: data };
}
