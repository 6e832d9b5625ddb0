import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Flags of what an authenticator says: somebody was there; a new key comes with it. */
const PRESENT = 0x01;
const ATTESTED = 0x40;

interface Asked {
  challenge: string;
  /** Of the page that asks. */
  origin: string;
}

/** An authenticator of its own: makes one key on P-256 and signs with it, as a browser would send it. */
export function virtualPasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authData = (origin: string, flags: number, more: Uint8Array = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const host = sha256(new URL(origin).hostname);
    return Buffer.concat([host, Buffer.from([flags]), count, more]);
  };

  const wrap = (response: object) => ({
    ...{ id: base64url(id), rawId: base64url(id), type: 'public-key' },
    ...{ clientExtensionResults: {}, response },
  });

  return {
    /** What a browser sends of a new key. */
    create(asked: Asked) {
      const point = (label: number, value: string) =>
        Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
      // COSE: {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y}.
      const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
      const key = Buffer.concat([head, point(0x21, x), point(0x22, y)]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = authData(asked.origin, PRESENT | ATTESTED, attested);
      const attestationObject = Buffer.concat([
        ...[
          Buffer.from([0xa3, 0x63]),
          Buffer.from('fmt'),
          Buffer.from([0x64]),
          Buffer.from('none'),
        ],
        ...[Buffer.from([0x67]), Buffer.from('attStmt'), Buffer.from([0xa0, 0x68])],
        ...[Buffer.from('authData'), Buffer.from([0x58, data.length]), data],
      ]);
      return wrap({
        clientDataJSON: base64url(clientData('webauthn.create', asked)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      });
    },
    /** What a browser sends of a signature. */
    get(asked: Asked) {
      counter += 1;
      const client = clientData('webauthn.get', asked);
      const data = authData(asked.origin, PRESENT);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return wrap({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}
