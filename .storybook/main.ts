import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';

const mastersDir = path.resolve(import.meta.dirname, '../packages/pictures/masters');
const drawingsDir = path.resolve(import.meta.dirname, '../apps/site/public/drawings');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/{ui,forms}/src/**/*.stories.tsx',
    '../apps/{site,admin}/app/**/*.stories.tsx',
    './foundations/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // All of the studio's pictures: the contact sheet shows each; and the line drawings of the guides.
  staticDirs: [
    { from: mastersDir, to: '/masters' },
    { from: drawingsDir, to: '/drawings' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Each package's own Vite configuration (the router's plugin among them) must stay out of here.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss()],
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
