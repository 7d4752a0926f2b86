import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RouterContextProvider, ServerBuild } from 'react-router-dom';
import type { RequestInfo } from '@showroom/web-server/handle-request';

/** The store that the app works on. */
export interface DevStore {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** What draws pages while the app is worked on. */
export interface DevPages {
  /** As it is now: another one after each edit. */
  readonly build: ServerBuild;
  readonly handle: (request: Request, context: RouterContextProvider) => Promise<Response>;
  /** The address that people use. */
  readonly appUrl: string;
}

/** What the development server needs of an app. */
export interface DevApp {
  /** The context of a request, as in production. `appUrl` is the address that people use. */
  readonly createContext: (facts: RequestInfo, appUrl: string) => RouterContextProvider;
  /** Answers what no route does; undefined for every other request. */
  readonly answerFirst?: (request: Request, facts: RequestInfo, pages: DevPages) => Promise<Response | undefined>;
  /** Answers what is no page and no file of Vite's, and says whether it did. */
  readonly sendOwnFile?: (incoming: IncomingMessage, outgoing: ServerResponse, path: string) => boolean;
}

/** The module that the development server loads through Vite, so that it follows edits like the rest of the app. */
export interface DevAppModule {
  readonly openDevApp: (store: DevStore) => Promise<DevApp>;
}
