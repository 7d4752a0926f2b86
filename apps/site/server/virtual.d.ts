declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router-dom';
  const build: ServerBuild;
  export = build;
}

/** Made by `start-script-plugin.ts`. */
declare module 'virtual:start-script' {
  export const startScript: string;
}

/** Made by `export/exported-routes.ts`. */
declare module 'virtual:exported-routes' {
  import type { ServerBuild } from 'react-router-dom';
  export const routes: ServerBuild['routes'];
}
