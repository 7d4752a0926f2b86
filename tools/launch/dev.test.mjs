import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './steps.mjs';
import { listenOnFreePorts } from './testing/free-ports.mjs';

/** Runs `pnpm dev` on free ports and temporary data until the test is over. */
async function develop() {
  const folder = mkdtempSync(join(tmpdir(), 'dev-test-'));
  const probes = await listenOnFreePorts(2);
  await probes.close();
  const [sitePort, adminPort] = probes.ports;
  const command = spawn('npx', ['pnpm', 'dev'], {
    cwd: root,
    env: {
      ...process.env,
      SITE_PORT: String(sitePort),
      ADMIN_PORT: String(adminPort),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      TURBO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, to end it as a whole.
    detached: true,
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => {
    command.once('close', resolve);
  });
  onTestFinished(async () => {
    // Like Ctrl+C, which reaches the whole group.
    if (command.pid !== undefined) process.kill(-command.pid, 'SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return { sites: [sitePort, adminPort], dataDir: join(folder, 'data'), readOutput: () => output };
}

async function readHotReloadClient(port, readOutput) {
  for (let tries = 0; tries < 900; tries += 1) {
    try {
      return await (await fetch(`http://127.0.0.1:${port}/@vite/client`)).text();
    } catch {
      await pause(100);
    }
  }
  throw new Error(`Nothing answers on port ${port}:\n${readOutput()}`);
}

/** Opens the dev server's WebSocket as a browser does and returns the first message. */
function openHotReload(client, port) {
  const socketPort = /const hmrPort = (\d+|null);/.exec(client)?.[1];
  const token = /const wsToken = "([^"]+)";/.exec(client)?.[1];
  return new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port: socketPort === 'null' ? port : Number(socketPort),
      path: `/?token=${token}`,
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        Origin: `http://127.0.0.1:${port}`,
        'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
        'Sec-WebSocket-Protocol': 'vite-hmr',
        'Sec-WebSocket-Version': '13',
      },
    });
    asked.on('upgrade', (_answer, socket, head) => {
      const read = (chunk) => {
        // A short text frame from a server: two bytes, then the text.
        resolve(chunk.subarray(2).toString());
        socket.destroy();
      };
      if (head.length > 0) read(head);
      else socket.once('data', read);
    });
    asked.on('response', (answer) => reject(new Error(`The socket of port ${port} is refused: ${answer.statusCode}`)));
    asked.on('error', (error) => reject(new Error(`The socket of port ${port} cannot be opened`, { cause: error })));
    asked.end();
  });
}

test('in development both apps use the configured ports and folders, create an owner, render pages, and reload', async () => {
  const { sites, dataDir, readOutput } = await develop();
  for (const port of sites) {
    const client = await readHotReloadClient(port, readOutput);
    expect(await openHotReload(client, port)).toBe('{"type":"connected"}');
  }
  for (const [at, [path, words]] of [
    ['/contact', 'Contact Us</'],
    ['/admin/login', 'Admin Login</title>'],
  ].entries()) {
    expect(await (await fetch(`http://127.0.0.1:${sites[at]}${path}`)).text()).toContain(words);
  }
  expect(existsSync(join(dataDir, 'showroom.db'))).toBe(true);
  expect(readOutput()).toMatch(/The owner's account: \S+, password \S+/);
});
