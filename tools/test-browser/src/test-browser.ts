import { existsSync } from 'node:fs';

const PLACES = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = PLACES.find((place) => place !== undefined && place !== '' && existsSync(place));

/** Playwright’s launch options for tests. Without a path Playwright uses its own browser. */
export const testBrowser: {
  readonly executablePath?: string;
  readonly env: NodeJS.ProcessEnv;
  readonly args: string[];
} = {
  ...(executablePath === undefined ? {} : { executablePath }),
  // Without a UTF-8 locale it names a download with an accent "download".
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  args: [
    // Chromium’s sandbox doesn’t work as root; here it only visits this machine’s own pages.
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** {@link testBrowser} that draws WebGL in software, so that a test needs no graphics card. */
export const webGlTestBrowser: typeof testBrowser = {
  ...testBrowser,
  args: [
    ...testBrowser.args.filter((arg) => arg !== '--disable-gpu'),
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
};
