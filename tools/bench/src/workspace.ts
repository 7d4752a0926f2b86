import { readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

export const workspace = resolve(import.meta.dirname, '..', '..', '..');

/**
 * Settings that must not reach the measured servers: they would write to a real database, use a real mail server, or have the wrong
 * URLs.
 */
const settingsLeftOut = new Set(
  (
    'SITE_PORT ADMIN_PORT HOST SITE_URL ADMIN_URL DATA_DIR DATABASE_URL SMTP_URL MAIL_TO MAIL_FROM TRUST_PROXY ' +
    'TURNSTILE_SITE_KEY TURNSTILE_SECRET_KEY DEMO_PASSWORD NODE_ENV NODE_OPTIONS'
  ).split(' '),
);

/** The settings of an app's server, as `npm start` and systemd set them. */
export function serverEnvironment(app: string): NodeJS.ProcessEnv {
  const said = ['packages/web-server', `apps/${app}`].map((folder) =>
    parseEnv(readFileSync(join(workspace, folder, 'server.env'), 'utf8')),
  );
  return Object.assign({}, ...said);
}

/** The environment of child processes: that of `npm start`, with only the given settings. */
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
