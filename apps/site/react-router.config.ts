import { routerConfig } from '@showroom/app-frame/router-config';
import { checkScriptBudget } from '@showroom/app-frame/script-budget';
import { checkBuild } from './server/check-build.ts';
import { scriptBudget } from './server/script-budget.ts';

export default routerConfig(async () => {
  await checkScriptBudget('build/client', scriptBudget);
  await checkBuild('build');
});
