import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../kernel/secret/is-same-secret.ts';

/** Seconds that a signature is good for, either way; clocks differ and networks are slow. */
const TOLERANCE = 600;

/** Header of a signed body: `t={seconds},v1={HMAC-SHA256 of "{t}.{body}", hex}`. */
export function signBody(key: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(key, seconds, body)}`;
}

/** Tells whether a body was signed with the key, lately. */
export function isSigned(key: string, body: string, header: string, now: Date): boolean {
  const [, time, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (time === undefined || given === undefined) return false;
  const seconds = Number(time);
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE) return false;
  return isSameSecret(given, digest(key, seconds, body));
}

const digest = (key: string, seconds: number, body: string) =>
  createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
