/** Browsers by what their agents say, the special ones before those they pretend to be. */
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** Systems in the same way. */
const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A browser in words: «Chrome, Windows»; what is not known is called so. */
export function describeDevice(userAgent: string): { device: string; phone: boolean } {
  const nameOf = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const names = [nameOf(BROWSERS), nameOf(SYSTEMS)].filter((name) => name !== undefined);
  return {
    device: names.join(', ') || 'Неизвестное устройство',
    phone: /Mobile|iPhone|Android/.test(userAgent),
  };
}
