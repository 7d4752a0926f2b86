import type { Config } from '@react-router/dev/config';
import { compressBuild } from '@showroom/web-server/compress-build';
import { checkBuild } from './server/check-build.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // Few routes: the whole map travels with the first page, so no lookup follows a hover.
  routeDiscovery: { mode: 'initial' },
  // Files leave as they were compressed here, once and at the best quality.
  buildEnd: async () => {
    await compressBuild('build/client');
    await checkBuild('build');
  },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
