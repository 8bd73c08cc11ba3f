/** Sends mail through any SMTP server. Without one the server neither sends nor offers mail. */

import type { MailText } from '@windrose/words';
import { createTransport, type Transporter } from 'nodemailer';

const PATIENCE = 20_000;

export class Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

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
   * @throws Error if the mail server rejects it
   */
  async send(to: string, { subject, text }: MailText, stop: string | null): Promise<void> {
    await this.#transport.sendMail({
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
    });
  }

  close(): void {
    this.#transport.close();
  }
}
