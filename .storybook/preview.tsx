import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { expectReadableInTheDark, finishMovements, InScheme, schemeToolbar } from './colour-scheme.tsx';
import { toCodeExample } from './code-examples.ts';
import { DocsInScheme, DocsPage } from './docs-page.tsx';
import { plainPropTypes } from './prop-types.ts';
import './preview.css';

/** Set by the tests' run, whether Storybook's own window started it or not. */
const isTested = import.meta.env['VITEST_STORYBOOK'] !== undefined;

// What a story waits for comes late on a machine that has much to do; a second is too short to call it missing.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  globalTypes: { scheme: schemeToolbar },
  initialGlobals: { scheme: 'light' },
  decorators: [(Story, { globals }) => <InScheme scheme={globals['scheme']}>{Story()}</InScheme>],
  // Runs before the accessibility of the light scheme is judged.
  afterEach: async () => {
    finishMovements();
    if (isTested) await expectReadableInTheDark();
  },
  tags: ['autodocs'],
  argTypesEnhancers: [plainPropTypes],
  parameters: {
    layout: 'padded',
    docs: {
      page: DocsPage,
      container: DocsInScheme,
      // The code of what is shown, not of the function that shows it.
      source: { type: 'dynamic', transform: toCodeExample },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Introduction', 'Foundations', ['Design tokens'], 'Components', 'Patterns', 'Site', 'Admin'],
      },
    },
    // A story that breaks an accessibility rule fails the run.
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A test asks for faults alone: to describe all that is well, and to hand that over, takes longer than to look.
        ...(isTested ? { resultTypes: ['violations'], preload: false } : {}),
      },
      config: {
        rules: [
          // A component alone is no page: it has no landmarks and no first heading.
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
    controls: { expanded: true },
  },
};

export default preview;
