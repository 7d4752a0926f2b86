#!/usr/bin/env node
// What `pnpm backup` starts: pnpm adds a line of its own to a script that ends with 1, and not to a command.
import '../packages/store/commands/backup.mjs';
