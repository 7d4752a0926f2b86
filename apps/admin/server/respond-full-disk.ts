import { isDiskFull } from '@showroom/store/admin';
import type { Log } from '@showroom/web-server/log';
import { data, type ServerBuild } from 'react-router-dom';
import { FULL_DISK_STATUS, FULL_DISK_WORDS } from '../app/frame/session/full-disk.ts';

/**
 * Lets every action answer that the disk is full if that is why nothing was saved. An error would reach the browser
 * without the reason and with an unknown outcome; here the transaction was rolled back, and the owner can free up
 * space.
 */
export function respondFullDisk(build: ServerBuild, log: Log): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const action = route?.module.action;
    if (route === undefined || action === undefined) return [id, route] as const;
    const wrapped: typeof action = async (args) => {
      try {
        return await action(args);
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        log.error('There was no room to keep what was sent', { path: args.url.pathname, error });
        throw data(FULL_DISK_WORDS, { status: FULL_DISK_STATUS });
      }
    };
    return [id, { ...route, module: { ...route.module, action: wrapped } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
