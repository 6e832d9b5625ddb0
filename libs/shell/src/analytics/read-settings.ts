import { COUNTER_FORMS } from '@m30/api';
import type { AnalyticsSettings } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

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
