import type { Config } from '@react-router/dev/config';
import { compressBuild } from '@showroom/web-server/compress-build';

/** The router's build settings. `afterBuild` runs when all files are written and compressed. */
export function routerConfig(afterBuild: () => Promise<void> = () => Promise.resolve()): Config {
  return {
    appDirectory: 'app',
    ssr: true,
    // Few routes: the whole manifest is sent with the first page, so no lookup follows a hover.
    routeDiscovery: { mode: 'initial' },
    // Compressed once, at the best quality.
    buildEnd: async () => {
      await compressBuild('build/client');
      await afterBuild();
    },
    future: {
      v8_middleware: true,
      v8_passThroughRequests: true,
      v8_splitRouteModules: true,
      v8_trailingSlashAwareDataRequests: true,
      v8_viteEnvironmentApi: true,
    },
  };
}
