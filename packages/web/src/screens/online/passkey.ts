/** Passkeys: the browser's own dialog, between two questions to the server. */

import type { Person } from '@windrose/protocol';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

import { askPasskeyOptions, keepPasskey, signInByPasskey } from './server-people.ts';

/** Makes a passkey for this device. @param name for a guest, who becomes a member with it. */
export async function makePasskey(label: string, name?: string): Promise<Person | null> {
  const optionsJSON = (await askPasskeyOptions('make')) as unknown as PublicKeyCredentialCreationOptionsJSON;
  return keepPasskey(await startRegistration({ optionsJSON }), label, name);
}

/** Signs in with a passkey. */
export async function enterByPasskey(): Promise<Person | null> {
  const optionsJSON = (await askPasskeyOptions('sign-in')) as unknown as PublicKeyCredentialRequestOptionsJSON;
  return signInByPasskey(await startAuthentication({ optionsJSON }));
}

/** Whether something that went wrong is the browser's: closed by the person, timed out, not possible here. */
export function isOfBrowser(error: unknown): boolean {
  return error instanceof DOMException || (error instanceof Error && error.name === 'WebAuthnError');
}
