#!/usr/bin/env node
// Started by `pnpm restore`: pnpm adds a line of its own when a script fails, but not for a command.
import '../packages/store/commands/restore.mjs';
