import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressBuild } from './compress-build.ts';
import { ask } from '../testing/ask.ts';
import { makeTestFolder, respondWithPage, startTestApp } from '../testing/start-test-app.ts';

test('compresses a build once and then sends it as it is', async () => {
  const clientDir = await makeTestFolder();
  await mkdir(join(clientDir, 'assets'));
  const script = 'export const colour = "aurora";\n'.repeat(100);
  await writeFile(join(clientDir, 'assets', 'entry-a1.js'), script);
  await writeFile(join(clientDir, 'assets', 'tiny-b2.js'), 'export {};');
  await writeFile(join(clientDir, 'assets', 'font-c3.woff2'), Buffer.alloc(5_000));
  expect(await compressBuild(clientDir)).toMatchObject({ files: 1, bytes: script.length });
  // A second run doesn’t compress again.
  expect(await compressBuild(clientDir)).toMatchObject({ files: 1 });
  expect((await readdir(join(clientDir, 'assets'))).sort()).toEqual([
    'entry-a1.js',
    'entry-a1.js.br',
    'entry-a1.js.gz',
    'font-c3.woff2',
    'tiny-b2.js',
  ]);

  const { url } = await startTestApp({ clientDir, handleRequest: async () => respondWithPage('') });
  const reply = await ask(`${url}/assets/entry-a1.js`, { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(reply.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(reply.headers['content-type']).toContain('text/javascript');
  expect(brotliDecompressSync(reply.body).toString()).toBe(script);
  const plain = await ask(`${url}/assets/entry-a1.js`);
  expect(plain.headers['content-encoding']).toBeUndefined();
});
