/** A mail server for tests: takes every mail and keeps it. */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: string;
  /** The text, decoded. */
  readonly text: string;
}

export class MailServer {
  readonly mails: Mail[] = [];
  /** Addresses it refuses. */
  readonly refused = new Set<string>();
  /** Addresses about which it says nothing until {@link release}. */
  readonly hanging = new Set<string>();
  readonly #held: (() => void)[] = [];
  readonly #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onAuth: ({ username, password }, _session, done) => {
        if (username === 'wind' && password === 'rose') done(null, { user: username });
        else done(new Error('wrong password'));
      },
      onRcptTo: ({ address }, _session, done) => {
        if (this.hanging.has(address)) this.#held.push(() => done(null));
        else done(this.refused.has(address) ? Object.assign(new Error('nobody here'), { responseCode: 550 }) : null);
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const whole = Buffer.concat(chunks).toString('utf8');
          const [head, ...rest] = whole.split('\r\n\r\n') as [string, ...string[]];
          const headers = head.replaceAll(/\r\n[ \t]+/g, ' ');
          this.mails.push({
            from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
            to: envelope.rcptTo.map(({ address }) => address),
            headers,
            text: decoded(headers, rest.join('\r\n\r\n')),
          });
          done();
        });
      },
    });
  }

  static async start(): Promise<MailServer> {
    const server = new MailServer();
    const listening = server.#server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return server;
  }

  /** Takes the mails it has said nothing about. @returns how many */
  release(): number {
    this.hanging.clear();
    const held = this.#held.splice(0);
    for (const take of held) take();
    return held.length;
  }

  get url(): string {
    return `smtp://wind:rose@127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    await new Promise<void>((done) => this.#server.close(() => done()));
  }
}

function decoded(headers: string, text: string): string {
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(headers)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
