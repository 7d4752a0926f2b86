import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { numberWhenAsked } from './production-router.mjs';

const folder = join(createRequire(import.meta.url).resolve('react-router/package.json'), '..', 'dist', 'production');

it('has the router that is installed number the data of no page before it is asked to', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const numbering = files
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((code) => code.includes('serverHandoffStream: encodeViaTurboStream('));
  expect(numbering).toHaveLength(1);
  for (const code of numbering.map(numberWhenAsked)) {
    expect(code.match(/serverHandoffStream: \(\) => encodeViaTurboStream\(/g)).toHaveLength(2);
    expect(code).not.toMatch(/serverHandoffStream: (?!\(\))/);
  }
});
