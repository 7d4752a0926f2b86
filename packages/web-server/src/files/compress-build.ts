import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const TEXT_EXTENSIONS = new Set([
  '.js',
  '.mjs',
  '.css',
  '.html',
  '.json',
  '.map',
  '.svg',
  '.txt',
  '.xml',
  '.ico',
  '.webmanifest',
]);
/** Below this size, headers outweigh the savings. */
const MIN_BYTES = 512;

export interface CompressedBuild {
  readonly files: number;
  readonly bytes: number;
  readonly brotliBytes: number;
}

/**
 * Writes `.br` and `.gz` next to every text file of a client build, at the best quality: this is done once, and the server sends
 * them as they are. Run it as the last step of a build.
 */
export async function compressBuild(clientDir: string): Promise<CompressedBuild> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && TEXT_EXTENSIONS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));

  const totals = { files: 0, bytes: 0, brotliBytes: 0 };
  for (const path of paths) {
    const source = await readFile(path);
    // A leftover from an earlier build would be sent instead of the new file.
    await Promise.all([rm(`${path}.br`, { force: true }), rm(`${path}.gz`, { force: true })]);
    if (source.byteLength < MIN_BYTES) continue;
    const [br, gz] = await Promise.all([
      compressBrotli(source, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.byteLength } }),
      compressGzip(source, { level: 9 }),
    ]);
    if (br.byteLength >= source.byteLength) continue;
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    totals.files += 1;
    totals.bytes += source.byteLength;
    totals.brotliBytes += br.byteLength;
  }
  return totals;
}
