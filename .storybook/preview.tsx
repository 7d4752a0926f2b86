import type { Preview } from '@storybook/react-vite';
import './preview.css';

const preview: Preview = {
  // What is still fading in has no contrast yet: accessibility is judged once everything stands.
  afterEach: () => {
    for (const movement of document.getAnimations()) {
      if (movement.effect?.getComputedTiming().endTime !== Infinity) movement.finish();
    }
  },
  parameters: {
    layout: 'padded',
    // A story that breaks an accessibility rule fails the run.
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
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
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
    controls: { expanded: true },
  },
};

export default preview;
