import { routerConfig } from '@showroom/app-frame/router-config';
import { checkScriptBudget } from '@showroom/app-frame/script-budget';

export default routerConfig(() =>
  // With the headers of two dozen files, every page of the admin stays below 180 KiB.
  checkScriptBudget('build/client', { usualBytes: 176_000 }),
);
