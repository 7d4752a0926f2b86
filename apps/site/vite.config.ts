import { appViteConfig } from '@showroom/app-frame/vite-config';
import { earlyInput } from './server/early-input-plugin.ts';

export default appViteConfig({
  // `jobs` is the program of the child process.
  commands: { export: './export/command.ts', jobs: './server/jobs.ts' },
  plugins: [earlyInput()],
  clientBuild: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What eight pages or more share, in two files. In forty small ones it weighed a tenth more.
            { name: 'libraries', test: /node_modules/, minShareCount: 20 },
            { name: 'shared', minShareCount: 8 },
          ],
        },
      },
    },
  },
});
