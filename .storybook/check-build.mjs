/** After `storybook build`: fails when the stylesheet came out empty, which the build itself does not notice. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const dist = path.join(import.meta.dirname, 'dist');
const smallestBytes = 15_000;
/** One token, one utility of our components, one font: each comes from a different part of the set-up. */
const expected = ['--color-spruce', '.bg-spruce', 'Brygada 1918'];

const files = (await readdir(path.join(dist, 'assets'))).filter((file) => file.endsWith('.css'));
const css = (await Promise.all(files.map((file) => readFile(path.join(dist, 'assets', file), 'utf8')))).join('\n');

const missing = expected.filter((text) => !css.includes(text));
if (css.length < smallestBytes || missing.length > 0) {
  process.stderr.write(
    `The Storybook stylesheet is not whole: ${css.length} bytes in ${files.length} files` +
      `${missing.length > 0 ? `, without ${missing.join(', ')}` : ''}.\n`,
  );
  process.exit(1);
}
process.stdout.write(`Storybook stylesheet: ${css.length} bytes in ${files.length} files.\n`);
