/** A browser for tests: keeps its cookies, says which page it shows. */

import type { Running } from '../running.ts';

export class Browser {
  readonly #running: Running;
  readonly #cookies = new Map<string, string>();

  constructor(running: Running) {
    this.#running = running;
  }

  async ask(method: string, path: string, body?: unknown) {
    const { publicUrl } = this.#running.config;
    const headers = {
      origin: publicUrl ?? this.#running.address,
      ...(this.cookie === '' ? {} : { cookie: this.cookie }),
    };
    const answer = await this.#running.ask(method, path, { headers, ...(body === undefined ? {} : { body }) });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) as unknown as [string, string, string];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  /** The content of the cookie jar. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** A token for the socket. */
  async token(): Promise<string> {
    return (await this.ask('POST', '/api/tokens', { label: 'test' })).body.token as string;
  }
}
