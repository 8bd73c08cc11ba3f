/** A push service for tests: takes messages as those of the makers of browsers do, and can read them as a browser can. */

import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import ece from 'http_ece';

/** A message as it arrived. */
export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export class PushService {
  readonly pushed: Pushed[] = [];
  /** Its answer. */
  status = 201;
  /** Ends of paths that it does not answer until {@link release}. */
  readonly hanging = new Set<string>();
  readonly #held: ServerResponse[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      void request.toArray().then((chunks: Buffer[]) => {
        this.pushed.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) });
        if ([...this.hanging].some((end) => request.url!.endsWith(end))) this.#held.push(response);
        else response.writeHead(this.status).end();
      });
    });
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    service.#server.listen(0, '127.0.0.1');
    await once(service.#server, 'listening');
    return service;
  }

  /** Answers what it has not answered. @returns how many */
  release(): number {
    this.hanging.clear();
    const held = this.#held.splice(0);
    for (const response of held) response.writeHead(this.status).end();
    return held.length;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}

/** A browser's subscription, with the keys that never leave the browser. */
export class Subscriber {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(service: PushService, name: string) {
    this.#keys.generateKeys();
    this.endpoint = `${service.origin}/send/${name}`;
  }

  /** The result of `PushManager.subscribe`. */
  get subscription() {
    const keys = { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: this.endpoint, expirationTime: null, keys };
  }

  /** Decrypts a message (RFC 8291). @throws Error if it is not for this subscription */
  read({ body }: Pushed): Record<string, unknown> {
    const plain = ece.decrypt(body, {
      version: 'aes128gcm',
      privateKey: this.#keys,
      dh: this.#keys.getPublicKey('base64url'),
      authSecret: this.#auth.toString('base64url'),
    });
    return JSON.parse(plain.toString('utf8')) as Record<string, unknown>;
  }
}

/** Checks who sent a message (RFC 8292). @param key the server's public key, base64url. @returns the claims */
export function vapidClaims({ headers }: Pushed, key: string): { aud: string; sub: string; exp: number } {
  const [, token] = /t=([^,\s]+)/.exec(headers.authorization!) as unknown as [string, string];
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const genuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!genuine) throw new Error('The message is not signed with the server’s key.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string; exp: number };
}
