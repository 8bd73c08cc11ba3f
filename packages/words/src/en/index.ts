/** All English texts about matches. */

export { basics } from './basics.ts';
export { messages } from './messages.ts';
export { notices } from './notices.ts';
export { phrases } from './phrases.ts';
