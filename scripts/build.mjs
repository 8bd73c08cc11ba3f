// `npm run build:page`: installs what is missing and builds the page unless it is as new as its sources.
import { build, install } from './setup.mjs';

install();
process.exit(build() ? 0 : 1);
