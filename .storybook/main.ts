import { existsSync } from 'node:fs';
import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';

const mastersDir = path.resolve(import.meta.dirname, '../tools/studio/masters');

/** The studio's pictures that stories show. Naming folders keeps the other fifty megabytes out of the build. */
const pictureFolders = [
  'quartz/aurora',
  'quartz/calacatta-oro-classic',
  'quartz/space-black',
  'quartz/himalaya-dove',
  'quartz/gaia-mist',
  'scenes',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src', titlePrefix: 'UI', files: '**/*.stories.tsx' },
    { directory: '../packages/forms/src', titlePrefix: 'Forms', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: pictureFolders
    .filter((folder) => existsSync(path.join(mastersDir, folder)))
    .map((folder) => ({ from: path.join(mastersDir, folder), to: `/masters/${folder}` })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Each package's own Vite configuration (the router's plugin among them) must stay out of here.
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), tailwindcss()] }),
};

export default config;
