import { existsSync } from 'node:fs';

const PLACES = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = PLACES.find((place) => place !== undefined && place !== '' && existsSync(place));

/** How Playwright starts the browser that tests run in: without a path where the system has none, so that it takes its own. */
export const testBrowser: {
  readonly executablePath?: string;
  readonly env: NodeJS.ProcessEnv;
  readonly args: string[];
} = {
  ...(executablePath === undefined ? {} : { executablePath }),
  // Without a locale of UTF-8 it calls a download with an accent in its name "download".
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  args: [
    // Chromium refuses to run as root with its sandbox; it only ever visits this machine's own pages here.
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
