import { routerConfig } from '@showroom/app-frame/router-config';
import { checkBuild } from './server/check-build.ts';
import { checkScriptBudget } from './server/script-budget.ts';

export default routerConfig(async () => {
  await checkScriptBudget('build/client');
  await checkBuild('build');
});
