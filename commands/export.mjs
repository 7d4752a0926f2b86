#!/usr/bin/env node
// Started by `pnpm export`: pnpm adds a line of its own when a script fails, but not for a command.
import '../tools/launch/commands/export.mjs';
