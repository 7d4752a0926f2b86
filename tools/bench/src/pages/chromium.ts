import { existsSync } from 'node:fs';
import { launch, type LaunchedChrome } from 'chrome-launcher';
import { cleanUpAtExit } from '../processes/child-processes.ts';

const flags = [
  '--headless=new',
  // As root, Chromium needs its sandbox turned off; it only visits this machine's own pages.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let running: LaunchedChrome | undefined;
cleanUpAtExit(closeChromium);

/** The port of a Chromium with its own profile, started on first use. */
export async function findChromium(): Promise<number> {
  running ??= await launch({ chromePath: findChromiumPath(), chromeFlags: flags, logLevel: 'error' });
  return running.port;
}

/** Ends it; so does the end of this process. The next page gets a new one. */
export function closeChromium(): void {
  running?.kill();
  running = undefined;
}

/**
 * The Chromium of CHROMIUM_PATH, or Debian's.
 * @throws if there is none
 */
export function findChromiumPath(): string {
  const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (existsSync(path)) return path;
  throw new Error(`There is no Chromium at ${path}: install it, or set CHROMIUM_PATH to the one you have.`);
}
