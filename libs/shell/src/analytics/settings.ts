import { COUNTER_FORMS } from '@m30/api';
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

type Environment = Readonly<Record<string, string | undefined>>;

const METRIKA = ['https://mc.yandex.ru', 'https://mc.yandex.com'];
const PIXEL = ['https://top-fwz1.mail.ru'];
const NOTHING: AnalyticsSources = { script: [], connect: [], img: [], frame: [] };

/**
 * The ids that the company has named, those of the environment before them: `YANDEX_METRIKA_ID`, `VK_PIXEL_ID`, `CALLTOUCH_MOD_ID`, `COMAGIC_SITE_KEY` and
 * `COMAGIC_DOMAIN`. `undefined` where nothing is set up. Throws on a malformed variable, because it goes into a script; the contract has
 * looked at what the company named.
 */
export function readAnalytics(
  env: Environment,
  company: AnalyticsSettings = {},
): AnalyticsSettings | undefined {
  const read = (name: string, form: RegExp, what: string) => {
    const value = env[name]?.trim();
    if (value && !form.test(value)) throw new Error(`${name} must be ${what}`);
    return value || undefined;
  };
  const metrika = read('YANDEX_METRIKA_ID', COUNTER_FORMS.metrika, 'the number of a counter');
  const pixel = read('VK_PIXEL_ID', COUNTER_FORMS.pixel, 'the number of a counter');
  const calltouch = read(
    'CALLTOUCH_MOD_ID',
    COUNTER_FORMS.calltouch,
    'the id of a script: letters and digits',
  );
  const key = read(
    'COMAGIC_SITE_KEY',
    COUNTER_FORMS.comagic,
    'the key of a site: letters, digits, _ and -',
  );
  const domain = read('COMAGIC_DOMAIN', /^(comagic|uiscom)\.ru$/, 'comagic.ru or uiscom.ru');
  const settings = {
    ...company,
    ...(metrika && { metrika }),
    ...(pixel && { pixel }),
    ...(calltouch && { calltouch }),
    ...(key && {
      comagic: { key, domain: domain === 'uiscom.ru' ? domain : 'comagic.ru' } as const,
    }),
  };
  return Object.keys(settings).length > 0 ? settings : undefined;
}

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
