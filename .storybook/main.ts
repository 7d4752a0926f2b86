import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';

const mastersDir = path.resolve(import.meta.dirname, '../packages/pictures/masters');
const tokensDir = path.resolve(import.meta.dirname, '../packages/ui/src/theme/tokens');
const drawingsDir = path.resolve(import.meta.dirname, '../apps/site/public/drawings');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './introduction.mdx',
    '../packages/{ui,forms}/src/**/*.stories.tsx',
    '../apps/{site,admin}/app/**/*.stories.tsx',
    './foundations/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    // For the contact sheet.
    { from: mastersDir, to: '/masters' },
    // For the guides.
    { from: drawingsDir, to: '/drawings' },
    // For Figma and other design tools.
    { from: tokensDir, to: '/tokens' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Leaves out each package’s own Vite configuration, such as the router’s plugin.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss()],
      // Code examples need component names at run time.
      build: { minify: false },
      resolve: {
        alias: [
          {
            find: /^@showroom\/pictures\/picture-source$/,
            replacement: path.join(import.meta.dirname, 'master-pictures.ts'),
          },
        ],
      },
    }),
};

export default config;
