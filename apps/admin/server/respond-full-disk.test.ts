import { createLog } from '@showroom/web-server/log';
import { RouterContextProvider, type ActionFunctionArgs, type ServerBuild } from 'react-router-dom';
import { expect, it } from 'vitest';
import { respondFullDisk } from './respond-full-disk.ts';

/** A build with one route. */
function buildWith(action: (() => unknown) | undefined): ServerBuild {
  const module = { default: () => null, ...(action && { action }) };
  // The rest of a build isn’t read here.
  return { routes: { one: { id: 'one', path: '/', module } } } as unknown as ServerBuild;
}

const logTo = (lines: string[]) => createLog('test', { write: (line) => lines.push(line) });

const send = async (build: ServerBuild, lines: string[] = []) => {
  const request = new Request('http://localhost/', { method: 'POST' });
  const args: ActionFunctionArgs = {
    request,
    url: new URL(request.url),
    pattern: '/',
    params: {},
    context: new RouterContextProvider(),
  };
  return respondFullDisk(build, logTo(lines)).routes['one']?.module.action?.(args);
};

const fail = (error: Error) => () => {
  throw error;
};

it('responds to a form that didn’t fit with the reason, logs it, and leaves other errors alone', async () => {
  for (const code of ['SQLITE_FULL', 'ENOSPC', '53100']) {
    const full = Object.assign(new Error('No room'), { code });
    const lines: string[] = [];
    await expect(send(buildWith(fail(full)), lines)).rejects.toMatchObject({
      init: { status: 507 },
      data: expect.stringMatching(/^Not saved: the server is out of disk space/),
    });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error', path: '/', error: { code } }]);
  }
  const bug = new TypeError('A bug');
  await expect(send(buildWith(fail(bug)))).rejects.toBe(bug);
  expect(await send(buildWith(() => 'saved'))).toBe('saved');
});

it('adds no action to a route without one', () => {
  expect(respondFullDisk(buildWith(undefined), logTo([])).routes['one']?.module.action).toBeUndefined();
});
