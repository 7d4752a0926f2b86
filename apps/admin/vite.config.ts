import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Native packages are loaded by Node as they are; see packages/store and packages/web-server.
  optimizeDeps: { exclude: ['libsql', 'kysely', 'sharp', '@node-rs/argon2'] },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './server/index.ts' } },
      resolve: { external: ['libsql', 'kysely', 'sharp', '@node-rs/argon2', 'nodemailer', 'pg'] },
    },
  },
});
