/** Sends mail through any SMTP server. Without one the server neither sends nor offers mail. */

import type { MailText } from '@windrose/words';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';

const PATIENCE = 20_000;
/** Maximum mails that wait for the mail server: if it does not answer, more would wait for minutes. */
const MOST_WAITING = 32;
/** Places among them for mails that somebody waits for, such as codes. */
const KEPT_FREE = 8;

export class Mailer {
  readonly #transport: Transporter;
  readonly #from: string;
  #waiting = 0;

  /** @param url `smtp://USER:PASSWORD@HOST:PORT` or `smtps://…`. @param from the sender, as mails show it */
  constructor(url: string, from: string) {
    this.#from = from;
    this.#transport = createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /**
   * Sends a mail. @param stop the one-click unsubscribe address (RFC 8058), if any.
   * @throws Error if the mail server rejects it, or does not keep up
   */
  async send(to: string, text: MailText, stop: string | null): Promise<void> {
    if (this.#waiting >= MOST_WAITING) throw new Error(`${MOST_WAITING} mails wait for the mail server already.`);
    this.#waiting++;
    try {
      await this.#transport.sendMail(this.#mail(to, text, stop));
    } finally {
      this.#waiting--;
    }
  }

  /**
   * Keeps a place among the mails that wait, for one that can come later.
   * @returns a function to send it, and one to give the place back, which must be called; null if there is no place.
   */
  reserve(): { readonly send: Mailer['send']; readonly giveBack: () => void } | null {
    if (this.#waiting >= MOST_WAITING - KEPT_FREE) return null;
    this.#waiting++;
    return {
      send: async (...mail) => {
        await this.#transport.sendMail(this.#mail(...mail));
      },
      giveBack: () => {
        this.#waiting--;
      },
    };
  }

  #mail(to: string, { subject, text }: MailText, stop: string | null): SendMailOptions {
    return {
      from: this.#from,
      to: { name: '', address: to },
      subject,
      text,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(stop === null
          ? {}
          : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    };
  }

  close(): void {
    this.#transport.close();
  }
}
