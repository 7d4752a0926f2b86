import type { Plugin } from 'vite';

interface ScriptGroup {
  readonly name: string;
  /** Folders and files from the workspace's root, or packages; files without their ending. */
  readonly holds: readonly string[];
  /** What of these stays out: fetched when wanted, or told to another group. */
  readonly except?: readonly string[];
  readonly priority: number;
  readonly minShareCount?: number;
}

const shell = 'apps/site/app/shell';
const seo = 'apps/site/app/seo';
const ui = 'packages/ui/src';
const catalogData = 'packages/catalog-data/src';

/**
 * How the browser's scripts are cut. Each file costs its headers and starts its own compression, so what every page needs
 * is one file, the framework another (it changes least), and the forms a third. Windows that a press opens are one as well:
 * a file that names another, which names a third, would keep the visitor waiting three times.
 */
const groups: readonly ScriptGroup[] = [
  {
    // In two files, so that a phone runs them in two shorter steps.
    name: 'react',
    holds: ['vite/preload-helper', 'node_modules/react', 'node_modules/react-dom', 'node_modules/scheduler'],
    priority: 5,
  },
  {
    name: 'router',
    holds: ['node_modules/react-router'],
    priority: 4,
  },
  {
    name: 'common',
    holds: [
      shell,
      ...['page-meta', 'section-meta', 'json-ld'].map((file) => `${seo}/${file}`),
      'apps/site/app/start',
      'virtual:inline-styles',
      'packages/app-frame/src',
      ...['button', 'checkbox', 'icons', 'route-announcer', 'wrap-index', 'join-classes'].map(
        (part) => `${ui}/${part}`,
      ),
      ...['link-button', 'skip-link', 'spinner', 'use-is-hydrated', 'visually-hidden'].map((part) => `${ui}/${part}`),
      ...['pages/active-path', 'business/business-facts', 'limits'].map((file) => `${catalogData}/${file}`),
    ],
    except: ['layout', 'mobile-menu-panel', 'newsletter-form', 'search-window', 'count-results'].map(
      (file) => `${shell}/${file}`,
    ),
    // Before the forms, which would otherwise take what they share with other pages along.
    priority: 3,
  },
  {
    // Most pages show some; the pages of a form alone need not carry them.
    name: 'pictures',
    holds: [
      `${ui}/picture`,
      'packages/pictures/src/picture-source',
      ...['call-to-action', 'use-window-in-history'].map((file) => `${shell}/${file}`),
    ],
    // After what every page needs, which it would otherwise take along.
    priority: 2,
  },
  {
    name: 'forms',
    holds: [
      'packages/forms/src',
      'apps/site/app/leads/send-lead',
      ...['error-summary', 'field', 'field-group', 'file-drop', 'input'].map((part) => `${ui}/${part}`),
      ...['radio-group', 'select', 'stepper', 'textarea'].map((part) => `${ui}/${part}`),
      `${catalogData}/form-options`,
    ],
    except: ['packages/forms/src/one-page/one-page-form', 'packages/forms/src/verification/verification-element'],
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'windows',
    holds: [
      `${shell}/mobile-menu-panel`,
      `${ui}/dialog`,
      `${ui}/sheet`,
      ...['@radix-ui', 'aria-hidden', 'react-remove-scroll'].map((name) => `node_modules/${name}`),
      // What these two are made of.
      ...['get-nonce', 'react-style-singleton', 'tslib', 'use-callback-ref', 'use-sidecar'].map(
        (name) => `node_modules/${name}`,
      ),
    ],
    // After all others, whose parts it would otherwise take along.
    priority: 0,
  },
];

/** Whether a module is this file, or lies in this folder or package. */
function isIn(id: string, path: string): boolean {
  const module = id.replaceAll('\\', '/').replace('\0', '/');
  return [`/${path}/`, `/${path}.`].some((part) => module.includes(part)) || module.endsWith(`/${path}`);
}

/** The groups as the bundler takes them. */
export const scriptGroups = groups.map(({ name, holds, except = [], priority, minShareCount }) => ({
  name,
  test: (id: string) => holds.some((path) => isIn(id, path)) && !except.some((path) => isIn(id, path)),
  priority,
  ...(minShareCount === undefined ? {} : { minShareCount }),
}));

/** Fails a build in which something is named above that none of the browser's modules is. */
export function checkScriptGroups(): Plugin {
  return {
    name: 'check-script-groups',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
      const stale = groups
        .flatMap(({ holds, except = [] }) => [...holds, ...except])
        .filter((path) => !modules.some((id) => isIn(id, path)));
      if (stale.length > 0) {
        this.error(`server/script-groups.ts names what no script of the browser holds: ${stale.join(', ')}.`);
      }
    },
  };
}
