// A program that plays online: sits down at a table and chooses at random. It only needs Node 22 or newer.
//   node examples/bot.mjs http://localhost:8080 MATCH-ID [TOKEN]
// Without a token it plays as a guest. docs/server.md describes the messages; any language with a WebSocket can send them.

import { createHash, randomBytes } from 'node:crypto';

const [address = 'http://localhost:8080', match, ownToken] = process.argv.slice(2);
if (!match) throw new Error('usage: node examples/bot.mjs ADDRESS MATCH-ID [TOKEN]');

const token = ownToken ?? (await guestToken('Random Robot'));
const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/socket`);
const say = (message) => socket.send(JSON.stringify(message));
let version = 0; // of the match, as far as we know it
let asked = null; // the version at which we last asked for something
let part = null; // our part of the match's luck, once we have committed to it

async function guestToken(name) {
  const headers = { 'content-type': 'application/json' };
  const session = await fetch(`${address}/api/session`, { method: 'POST', headers, body: JSON.stringify({ name }) });
  const cookie = session.headers.get('set-cookie').split(';')[0];
  const answer = await fetch(`${address}/api/tokens`, { method: 'POST', headers: { cookie } });
  return (await answer.json()).token;
}

// Every command has an id of our making; sent again with the same id, it is still done once.
function ask(command) {
  asked = version;
  say({ ...command, match, version, id: crypto.randomUUID() });
}

socket.onopen = () => {
  say({ type: 'hello', protocol: 1, token });
  // With `view` the server sends our seat's view and legal options: the rules are not needed.
  say({ type: 'watch', match, since: 0, view: true });
};

socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === 'refused') {
    // Others have not committed to their parts of the luck yet; then there will be another "starting".
    if (message.reason === 'wrong-stage') return;
    if (message.reason !== 'stale') throw new Error(`${message.reason}: ${message.message}`);
    asked = null;
    say({ type: 'watch', match, since: 0, view: true });
  }
  if (message.type !== 'news') return;
  version = message.version;
  const { stage, seat, legal, scores } = message.view;
  if (stage === 'over') {
    console.log(JSON.stringify({ version, seat, scores }));
    socket.close();
  } else if (stage === 'open' && seat === null && asked === null) {
    ask({ type: 'sit', seat: freeSeat(message.steps) });
  } else if (stage === 'open' && seat !== null) {
    giveLuck(message.steps);
  } else if (legal.length > 0 && asked !== version) {
    ask({ type: 'choose', codes: [legal[Math.floor(Math.random() * legal.length)].code] });
  }
};

// All luck of a match comes from parts of the server and of everybody who plays, fixed by their hashes before any is revealed.
function giveLuck(steps) {
  if (steps.some(({ kind }) => kind === 'redrawn')) part = null;
  if (part === null) {
    part = randomBytes(32).toString('hex');
    ask({ type: 'commit', hash: createHash('sha256').update(part).digest('hex') });
  }
  if (steps.some(({ kind }) => kind === 'starting')) ask({ type: 'reveal', part });
}

function freeSeat(steps) {
  const seats = Array.from({ length: steps[0].seats }, () => true);
  for (const { kind, seat } of steps) if (['sat', 'bot', 'freed'].includes(kind)) seats[seat] = kind === 'freed';
  return seats.indexOf(true);
}
