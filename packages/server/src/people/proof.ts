/** How a request proves who makes it, and for which page. */

import type { Person } from '@windrose/protocol';
import type { FastifyRequest } from 'fastify';

import { Refusal } from '../match/refusal.ts';
import type { Site } from './passkeys.ts';
import type { PeopleServices } from './people-services.ts';

type ProofServices = Pick<PeopleServices, 'guard' | 'accounts' | 'attempts'>;

/**
 * Guards dangerous actions: the person must have proved their identity recently, or send their passphrase. Guests have no
 * proof to give.
 * @throws Refusal `wrong-passphrase`, `prove-again`
 */
export async function demandProof(
  services: ProofServices,
  request: FastifyRequest,
  person: Person,
  passphrase?: string,
): Promise<void> {
  if (person.guest) return;
  if (passphrase === undefined) {
    if (await services.guard.isProved(request)) return;
    throw new Refusal('prove-again', 'Prove first who you are: POST /api/session/proof, or sign in with your passkey.');
  }
  await confirmPassphrase(services, request, person, passphrase);
}

/** Checks a person's passphrase; a wrong one counts as a failed attempt. @throws Refusal `wrong-passphrase`, `too-fast` */
export async function confirmPassphrase(
  { guard, accounts, attempts }: ProofServices,
  request: FastifyRequest,
  person: Person,
  passphrase: string,
): Promise<void> {
  const here = guard.originOf(request);
  // Only who is signed in as this person gets here, so each session counts like a known browser.
  const known = (await guard.sessionOf(request))?.hash ?? null;
  await attempts.demandFew(person.id, here, known);
  const account = await accounts.about(person.id);
  if (account?.passphrase && (await accounts.confirms(person.id, passphrase))) return;
  attempts.failed(person.id, here, known);
  throw new Refusal('wrong-passphrase', 'That is not your passphrase.');
}

/** The page a passkey belongs to. @throws Refusal if a request does not name its page */
export function siteOf(request: FastifyRequest, publicUrl: string | null): Site {
  const origin = publicUrl ?? request.headers.origin;
  if (origin === undefined || !URL.canParse(origin)) {
    throw new Refusal('malformed', 'Passkeys are for browsers: the request has no Origin.');
  }
  return { origin, host: new URL(origin).hostname };
}
