import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${MAC} Version/18.1 Safari/605.1.15`, 'Safari, macOS', false],
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36`, 'Chrome, Windows', false],
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge, Windows', false],
  [`${WINDOWS} Chrome/142.0.0.0 YaBrowser/25.10 Safari/537.36`, 'Яндекс Браузер, Windows', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'Samsung Internet, Android',
    true,
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox, Linux',
    false,
  ],
  ['curl/8.5', 'Неизвестное устройство', false],
  ['', 'Неизвестное устройство', false],
])('%s', (userAgent, device, phone) => {
  expect(describeDevice(userAgent)).toEqual({ device, phone });
});
