#!/usr/bin/env node
// A command and no script: pnpm adds a line of its own to a script that ends with 1, and not to this.
import { register } from 'tsx/esm/api';

register();
await import('../src/bin/reset-owner-password.ts');
