#!/usr/bin/env node
// What `pnpm export` starts: pnpm adds a line of its own to a script that ends with 1, and not to a command.
import '../tools/launch/commands/export.mjs';
