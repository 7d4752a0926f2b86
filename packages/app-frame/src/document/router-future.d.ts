// oxlint-disable-next-line unicorn/require-module-specifiers -- only a module adds to another
export {};

/** As `bundling/router-config.ts` sets it; for the apps the router's typegen says the same. */
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}
