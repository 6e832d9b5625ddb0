/** Public ids of the counters that the owner of the site has set up. */
export interface AnalyticsSettings {
  /** Counter of Yandex.Metrika. */
  metrika?: string;
  /** Retargeting pixel of VK Реклама (Top.Mail.Ru). */
  pixel?: string;
}

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
const ID = /^\d{1,12}$/;

/** Reads `YANDEX_METRIKA_ID` and `VK_PIXEL_ID`; `undefined` where no counter is set up. Throws on a malformed id. */
export function readAnalytics(
  env: Readonly<Record<string, string | undefined>>,
): AnalyticsSettings | undefined {
  const id = (name: string) => {
    const value = env[name]?.trim();
    if (value && !ID.test(value)) throw new Error(`${name} must be the number of a counter`);
    return value;
  };
  const metrika = id('YANDEX_METRIKA_ID');
  const pixel = id('VK_PIXEL_ID');
  return metrika || pixel ? { ...(metrika && { metrika }), ...(pixel && { pixel }) } : undefined;
}

/** Sources of the counters that are set up, none without them; scripts run by `strict-dynamic`. */
export function analyticsSources(settings: AnalyticsSettings | undefined): AnalyticsSources {
  const hosts = [...(settings?.metrika ? METRIKA : []), ...(settings?.pixel ? PIXEL : [])];
  return {
    script: hosts,
    connect: hosts,
    img: hosts,
    frame: settings?.metrika ? ['https://mc.yandex.ru'] : [],
  };
}
