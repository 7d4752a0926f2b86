import { existsSync } from 'node:fs';
import { launch, type LaunchedChrome } from 'chrome-launcher';

const flags = [
  '--headless=new',
  // Chromium refuses to run as root with its sandbox; it only ever visits this machine's own pages here.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the Chromium that CHROMIUM_PATH names, or Debian's, with a profile of its own.
 * @throws when there is none.
 */
export async function launchChromium(): Promise<LaunchedChrome> {
  const chromePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (!existsSync(chromePath)) {
    throw new Error(`There is no Chromium at ${chromePath}: install it, or set CHROMIUM_PATH to the one you have.`);
  }
  return launch({ chromePath, chromeFlags: flags, logLevel: 'error' });
}
