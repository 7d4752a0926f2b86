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
    // All of the studio's pictures, for the contact sheet.
    { from: mastersDir, to: '/masters' },
    // The line drawings of the guides.
    { from: drawingsDir, to: '/drawings' },
    // For Figma and other design tools.
    { from: tokensDir, to: '/tokens' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Each package's own Vite configuration (the router's plugin among them) must stay out of here.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss()],
      // Code examples are made from the names of components at run time.
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
