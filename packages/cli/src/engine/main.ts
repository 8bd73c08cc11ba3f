/** The engine protocol as a program of its own, without the other commands: what the Python package carries. */

import { serveEngine } from './serve.ts';

await serveEngine(process.stdin, { strict: process.argv.includes('--strict') });
