import { routerConfig } from '@showroom/app-frame/router-config';
import { checkScriptBudget } from '@showroom/app-frame/script-budget';
import { scriptBudget } from './server/script-budget.ts';

export default routerConfig(async () => {
  await checkScriptBudget('build/client', scriptBudget);
});
