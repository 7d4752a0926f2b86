import { routerConfig } from '@showroom/app-frame/router-config';
import { checkScriptBudget } from '@showroom/app-frame/script-budget';

export default routerConfig(() =>
  // 140 KiB, with room for the headers of two dozen files.
  checkScriptBudget('build/client', { usualBytes: 140_000 }),
);
