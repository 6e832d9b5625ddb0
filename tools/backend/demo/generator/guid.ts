import { createHash } from 'node:crypto';

/** Namespace of the demo content, an arbitrary UUID. */
const NAMESPACE = Buffer.from('5b0a3f1e8c1d4d7e9f20303030303030', 'hex');

/** Name-based UUID, version 5 (RFC 9562): the same name gives the same id on every machine. */
export function guidOf(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
