import { readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** The folder of the whole workspace. */
export const workspace = resolve(import.meta.dirname, '..', '..', '..');

/**
 * Settings that must not reach what is measured: the throw-away data would be written into someone's real database, a
 * real mail server would be used, or the addresses would not be those of the free ports.
 */
const settingsLeftOut = new Set(
  (
    'SITE_PORT ADMIN_PORT HOST SITE_URL ADMIN_URL DATA_DIR DATABASE_URL SMTP_URL MAIL_TO MAIL_FROM TRUST_PROXY ' +
    'TURNSTILE_SITE_KEY TURNSTILE_SECRET_KEY DEMO_PASSWORD NODE_ENV NODE_OPTIONS'
  ).split(' '),
);

/** What the server of an app is started with, by `npm start` and by systemd. */
export function serverEnvironment(app: string): NodeJS.ProcessEnv {
  const said = ['packages/web-server', `apps/${app}`].map((folder) =>
    parseEnv(readFileSync(join(workspace, folder, 'server.env'), 'utf8')),
  );
  return Object.assign({}, ...said);
}

/** The environment of every child process: that of `npm start`, with no setting but those given. */
export function childEnvironment(settings: Readonly<NodeJS.Dict<string>> = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !settingsLeftOut.has(name));
  return {
    ...Object.fromEntries(inherited),
    PATH: [join(workspace, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    CI: process.env['CI'] ?? 'true',
    ...settings,
  };
}
