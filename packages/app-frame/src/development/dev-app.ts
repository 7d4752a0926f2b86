import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RouterContextProvider, ServerBuild } from 'react-router-dom';
import type { RequestInfo } from '@showroom/web-server/handle-request';

export interface DevStore {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

export interface DevPages {
  /** The current build; changes with each edit. */
  readonly build: ServerBuild;
  readonly handle: (request: Request, context: RouterContextProvider) => Promise<Response>;
  /** The URL that people use. */
  readonly appUrl: string;
}

export interface DevApp {
  /** Creates the context of a request, as in production. `appUrl` is the URL that people use. */
  readonly createContext: (facts: RequestInfo, appUrl: string) => RouterContextProvider;
  /** Responds to requests that no route handles; undefined for others. */
  readonly answerFirst?: (request: Request, facts: RequestInfo, pages: DevPages) => Promise<Response | undefined>;
  /** Responds to what is neither a page nor a file of Vite's. Returns whether it did. */
  readonly sendOwnFile?: (incoming: IncomingMessage, outgoing: ServerResponse, path: string) => boolean;
}

/** The module that the development server loads through Vite, so that it follows edits. */
export interface DevAppModule {
  readonly openDevApp: (store: DevStore) => Promise<DevApp>;
}
