import { expect, test } from 'vitest';
import { isPublicAddress } from './is-public-address.ts';

test.each(['8.8.8.8', '77.88.8.8', '172.32.0.1', '100.128.0.1', '2a02:6b8::feed:ff'])(
  '%s is on the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  'localhost',
  '',
])('«%s» is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
