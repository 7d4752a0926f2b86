import { appViteConfig } from '@showroom/app-frame/vite-config';
import { earlyInput } from './server/early-input-plugin.ts';

export default appViteConfig({
  // `jobs` is the program of the child process.
  commands: { export: './export/command.ts', jobs: './server/jobs.ts' },
  plugins: [earlyInput()],
});
