/** Parameters of advertising; they describe the visit and are never filters. */
const MARKETING =
  /^(utm_.+|yclid|ysclid|gclid|gbraid|wbraid|dclid|ymclid|fbclid|msclkid|erid|_openstat|openstat|roistat|clid|rb_clickid|etext|calltouch_tm|_ym_.+|_ga|_gl)$/i;

/** Whether a key belongs to advertising and not to the catalogue. */
export const isMarketing = (key: string): boolean => MARKETING.test(key);
