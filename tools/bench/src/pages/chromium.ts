import { existsSync } from 'node:fs';
import { launch, type LaunchedChrome } from 'chrome-launcher';
import { cleanUpAtExit } from '../processes/child-processes.ts';

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

let running: LaunchedChrome | undefined;
cleanUpAtExit(closeChromium);

/** The port of a Chromium with a profile of its own: the one that runs, else one that is started. It serves until it is closed. */
export async function findChromium(): Promise<number> {
  running ??= await launch({ chromePath: findChromiumPath(), chromeFlags: flags, logLevel: 'error' });
  return running.port;
}

/** Ends it, as also the end of this process does: after a failure, the next page gets a new one. */
export function closeChromium(): void {
  running?.kill();
  running = undefined;
}

/**
 * The Chromium that CHROMIUM_PATH names, or Debian's.
 * @throws when there is none.
 */
export function findChromiumPath(): string {
  const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (existsSync(path)) return path;
  throw new Error(`There is no Chromium at ${path}: install it, or set CHROMIUM_PATH to the one you have.`);
}
