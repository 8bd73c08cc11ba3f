// Installs what is missing, for commands that are started right after cloning.
import { install } from './setup.mjs';

install();
