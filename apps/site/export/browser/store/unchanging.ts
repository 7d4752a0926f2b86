// What a site asks a store that changes; files do not.

/** Files have one version. */
export const findContentVersion = (): number => 1;

/** Nothing changes by itself. */
export const nextScheduledChange = (): Promise<undefined> => Promise.resolve(undefined);

/** Every old path is a page of its own that leads on. */
export const findRedirect = (): Promise<undefined> => Promise.resolve(undefined);
