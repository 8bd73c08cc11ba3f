/** A passkey device in software: makes credentials and signs challenges as WebAuthn (level 3) says. */

import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

export class Authenticator {
  readonly #origin: string;
  readonly #host: string;
  readonly #keys = new Map<string, { readonly key: KeyObject; readonly user: string }>();
  #counter = 0;

  constructor(origin: string, host: string) {
    this.#origin = origin;
    this.#host = host;
  }

  /** `navigator.credentials.create` */
  create(options: { challenge: string; user: { id: string } }) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    const id = randomBytes(32);
    this.#keys.set(base64url(id), { key: privateKey, user: options.user.id });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2], // key type: elliptic curve
        [3, -7], // algorithm: ES256
        [-1, 1], // curve: P-256
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, cose]);
    const authData = Buffer.concat([this.#head(PRESENT_AND_VERIFIED | WITH_CREDENTIAL), credential]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    return {
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(this.#client('webauthn.create', options.challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  /** `navigator.credentials.get`: with the first credential this device has. */
  get(options: { challenge: string }) {
    const [[id, { key, user }]] = [...this.#keys] as [[string, { key: KeyObject; user: string }]];
    const client = this.#client('webauthn.get', options.challenge);
    const authData = this.#head(PRESENT_AND_VERIFIED);
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(client)]))
      .sign(key);
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        userHandle: user,
      },
    };
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #head(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    return Buffer.concat([sha256(this.#host), Buffer.from([flags]), counter]);
  }
}
