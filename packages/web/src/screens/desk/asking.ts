/** The requests of the operator's desk. */

import { type Act, Audit, Bans, FiledReports, Here, Okay } from '@windrose/protocol';

import { ask } from '../online/server.ts';

/** The content of the desk. */
export interface DeskState {
  readonly here: Here;
  readonly reports: FiledReports['reports'];
  readonly bans: Bans['bans'];
  readonly audit: Audit;
}

/** @throws NoServerError, AskRefusedError */
export async function askDesk(): Promise<DeskState> {
  const [here, { reports }, { bans }, audit] = await Promise.all([
    ask(Here, 'GET', '/api/desk/here'),
    ask(FiledReports, 'GET', '/api/desk/reports'),
    ask(Bans, 'GET', '/api/desk/bans'),
    ask(Audit, 'GET', '/api/desk/audit'),
  ]);
  return { here, reports, bans, audit };
}

/** @throws NoServerError, AskRefusedError `prove-again` if the last proof of identity is too old */
export async function doAct(act: Act): Promise<void> {
  await ask(Okay, 'POST', '/api/desk/acts', act);
}

/** Proves the person's identity with the passphrase. @throws NoServerError, AskRefusedError */
export async function prove(passphrase: string): Promise<void> {
  await ask(Okay, 'POST', '/api/session/proof', { passphrase });
}
