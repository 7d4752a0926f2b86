import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { expectReadableInTheDark, finishMovements, InScheme, schemeToolbar } from './colour-scheme.tsx';
import { toCodeExample } from './code-examples.ts';
import { DocsInScheme, DocsPage } from './docs-page.tsx';
import { plainPropTypes } from './prop-types.ts';
import './preview.css';

/** Set in test runs. */
const isTested = import.meta.env['VITEST_STORYBOOK'] !== undefined;

// Stories may be slow on a busy machine; a second isn’t enough.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  globalTypes: { scheme: schemeToolbar },
  initialGlobals: { scheme: 'light' },
  decorators: [(Story, { globals }) => <InScheme scheme={globals['scheme']}>{Story()}</InScheme>],
  // Runs before the accessibility check of the light scheme.
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
      // Shows the code of the result, not of the render function.
      source: { type: 'dynamic', transform: toCodeExample },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Introduction', 'Foundations', ['Design tokens'], 'Components', 'Patterns', 'Site', 'Admin'],
      },
    },
    // An accessibility violation fails the run.
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Tests need violations only: reporting everything that passed takes longer than the check.
        ...(isTested ? { resultTypes: ['violations'], preload: false } : {}),
      },
      config: {
        rules: [
          // A single component has no landmarks and no h1.
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
