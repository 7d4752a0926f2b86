declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router-dom';
  const build: ServerBuild;
  export = build;
}

/** From `early-input-plugin.ts`. */
declare module 'virtual:early-input' {
  export const earlyInputScript: string;
}
