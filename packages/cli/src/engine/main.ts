/** The engine protocol as a separate program, without the other commands: the Python package contains it. */

import { serveEngine } from './serve.ts';

await serveEngine(process.stdin, { strict: process.argv.includes('--strict') });
